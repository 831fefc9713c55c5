/** Whether this device has been through the guide. */
import { recall, remember } from '../../../lib/storage';

const KEY = 'guide.galaxy-empires';
let dismissed = $state(recall(KEY) === 'done');

export const guide = {
  get dismissed(): boolean {
    return dismissed;
  },
  set dismissed(yes: boolean) {
    dismissed = yes;
    remember(KEY, yes ? 'done' : null);
  },
};
