import type { Advice } from '../messages/en-debug.ts'

/** Something that is wrong, and the element it is about; without one, it is about the page. */
export interface Finding extends Advice {
  about?: HTMLElement
}

/** Advice about an element. */
export const findingAt = (about: HTMLElement, advice: Advice): Finding => ({ ...advice, about })
