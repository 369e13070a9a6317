import { atom } from 'nanostores'
import { shared } from './shared.ts'

/** A short message that the site shows for five seconds (specification, section 2). */
export interface Toast {
  /** Never used twice: a screen may still count down for a toast that is gone. */
  id: number
  kind: 'success' | 'failure'
  text: string
  /** What it is about: a form, or anything else that has but one truth at a time. */
  form: unknown
  /** Whether it is said where it happened, in a live region that stays: then it is only shown. */
  said?: boolean
}

export const $toasts = /* @__PURE__ */ shared('toasts', () => atom<readonly Toast[]>([]))

/** Takes back what was said of a form, as when it is tried again. */
export function retract(form: unknown): void {
  $toasts.set($toasts.get().filter((shown) => shown.form !== form))
}

/** Says something, in place of what was said before of the same form: that is no longer true. */
export function toast(kind: Toast['kind'], text: string, form: unknown, said = false): void {
  retract(form)
  $toasts.set([...$toasts.get(), { id: Math.random(), kind, text, form, said }])
}

/** Forgets what has failed, as when its page is left; not what failed of `but`. */
export function retractFailures(but: unknown): void {
  $toasts.set($toasts.get().filter(({ kind, form }) => kind !== 'failure' || form === but))
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id))
}
