import { atom } from 'nanostores'
import { shared } from './shared.ts'

/** A short message that the site shows for five seconds (specification, section 2). */
export interface Toast {
  /** Never reused, because a screen may still run the timer of a dismissed toast. */
  id: number
  kind: 'success' | 'failure'
  text: string
  /** The form or other subject that it is about. A subject has one toast at a time. */
  form: unknown
  /** True if a live region next to the form has announced it, so the toast itself is silent. */
  said?: boolean
}

export const $toasts = /* @__PURE__ */ shared('toasts', () => atom<readonly Toast[]>([]))

/** Removes the toast of a form, for example on a new attempt. */
export function retract(form: unknown): void {
  $toasts.set($toasts.get().filter((shown) => shown.form !== form))
}

/** Shows a toast and removes the previous one of the same form. */
export function toast(kind: Toast['kind'], text: string, form: unknown, said = false): void {
  retract(form)
  $toasts.set([...$toasts.get(), { id: Math.random(), kind, text, form, said }])
}

/** Removes failures, except that of `but`, for example when the visitor leaves the page. */
export function retractFailures(but: unknown): void {
  $toasts.set($toasts.get().filter(({ kind, form }) => kind !== 'failure' || form === but))
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id))
}
