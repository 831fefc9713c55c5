/** What the server is asked about notices. */
import type { Hours, HooksOf, LettersStopped, NewHook, NewHours, NoticePreview, NoticesPage, TrialSent, Wishes } from '../../generated/api';
import { ask } from '../api';
import type { Told } from './browser';

const post = <T>(path: string, sent: object = {}): Promise<T> => ask<T>(path, { post: sent });

export const asked = {
  page: () => ask<NoticesPage>('/me/notices'),
  set: (wishes: Wishes) => post<NoticesPage>('/me/notices', wishes),
  preview: () => ask<NoticePreview>('/me/notices/preview'),
  addBrowser: (told: Told) => post<NoticesPage>('/me/notices/browsers', told),
  removeBrowser: (endpoint: string) => post<NoticesPage>('/me/notices/browsers/remove', { endpoint }),
  attempt: () => post<TrialSent>('/me/notices/try'),
  addHook: (hook: NewHook) => post<NoticesPage>('/me/notices/hooks', hook),
  removeHook: (id: string) => post<NoticesPage>('/me/notices/hooks/remove', { id }),
  hooksAt: (table: string) => ask<HooksOf>(`/tables/${table}/hooks`),
  addHookAt: (table: string, hook: NewHook) => post<HooksOf>(`/tables/${table}/hooks`, hook),
  removeHookAt: (table: string, id: string) => post<HooksOf>(`/tables/${table}/hooks/remove`, { id }),
  hours: () => ask<Hours>('/me/hours'),
  setHours: (hours: NewHours) => post<Hours>('/me/hours', hours),
  stop: (token: string) => post<LettersStopped>(`/notices/stop/${token}`),
};
