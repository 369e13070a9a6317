import { atom } from 'nanostores'
import { shared } from './shared.ts'

/** A short message that the site shows for five seconds (specification, section 2). */
export interface Toast {
  /** Never used twice: a screen may still count down for a toast that is gone. */
  id: number
  kind: 'success' | 'failure'
  text: string
}

export const $toasts = /* @__PURE__ */ shared('toasts', () => atom<readonly Toast[]>([]))

export function toast(kind: Toast['kind'], text: string): void {
  $toasts.set([...$toasts.get(), { id: Math.random(), kind, text }])
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id))
}
