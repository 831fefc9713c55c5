/** What a word means, shown on hover or keyboard focus. */
import { mount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Explained } from '../../../generated/games/space-wars';
import { said } from '../../../lib/i18n.svelte';
import { printed } from '../printed';
import Tip from './Tip.svelte';

export interface Meaning extends Explained {
  kind: string;
  id: string;
}

/** What `law/no_veto` or `craft/cruiser` is for; undefined where nothing is said about it. */
export function meaning(kind: string, id: string): Meaning | undefined {
  const found = printed.glossary[kind]?.[id];
  return found && { ...found, kind, id };
}

export const told = (kind: string, id: string): string => {
  const found = meaning(kind, id);
  return found ? said(found.text) : '';
};

class Pointed {
  /** What is explained now, and beside what. */
  at = $state.raw<{ meaning: Meaning; beside: Element }>();
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #drawn = false;

  show(meaning: Meaning, beside: Element): void {
    this.stay();
    if (!this.#drawn) mount(Tip, { target: document.body });
    this.#drawn = true;
    this.at = { meaning, beside };
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  /** Not at once, so that one can go over to it and read the rule. */
  leave(): void {
    this.stay();
    this.#leaving = setTimeout(() => this.hide(), 160);
  }

  hide(): void {
    this.at = undefined;
  }
}

export const pointed = new Pointed();

/** Long enough to pass over a word on the way to another. */
const PAUSE_MS = 250;
/** A finger that rests so long asks what it rests on, and presses nothing. */
const HOLD_MS = 450;

/** Explains what stands here, when it is pointed at, held with a finger or comes into focus; `pressed`, also where it is pressed, for words that do nothing else. */
export function explains(kind: string, id: string, pressed = false): Attachment<HTMLElement> {
  return (element) => {
    const found = meaning(kind, id);
    if (!found) return undefined;
    element.setAttribute('aria-description', said(found.text));
    let pause: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => pointed.show(found, element);
    let held = false;
    const leave = (): void => {
      clearTimeout(pause);
      if (!held) pointed.leave();
    };
    const enter = (event: PointerEvent): void => void (event.pointerType === 'mouse' && (pause = setTimeout(show, PAUSE_MS)));
    const hold = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType !== 'mouse') pause = setTimeout(() => { held = true; show(); }, HOLD_MS);
    };
    // A press is meant for what lies below; holding it only asks for the explanation.
    const act = (event: Event): void => {
      clearTimeout(pause);
      if (held) event.stopPropagation();
      else if (pressed) show();
      else pointed.hide();
      held = false;
    };
    const menu = (event: Event): void => void (held && event.preventDefault());
    const focus = (): void => void (element.matches(':focus-visible') && show());
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', leave);
    element.addEventListener('click', act);
    element.addEventListener('pointerdown', hold);
    element.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(pause);
      if (pointed.at?.beside === element) pointed.hide();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', leave);
      element.removeEventListener('click', act);
      element.removeEventListener('pointerdown', hold);
      element.removeEventListener('contextmenu', menu);
    };
  };
}
