import type { Advice } from '../messages/debug.ts'

/** A problem with an element, or with the page if there is no element. */
export interface Finding extends Advice {
  about?: HTMLElement
}

export const findingAt = (about: HTMLElement, advice: Advice): Finding => ({ ...advice, about })
