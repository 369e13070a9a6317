import type { Plugin } from 'vite'
import { colours } from '../../site/brand.ts'

/** `brand(ink)`, or with an opacity `brand(ink 15%)`. */
const COLOUR = /\bbrand\((\w+)(?: (\d+)%)?\)/g

const BY_NAME = new Map<string, string>(Object.entries(colours))

/**
 * Replaces `brand(name)` with the company's colour.
 * @throws Error if there is no colour of that name
 */
export function withBrandColours(text: string): string {
  return text.replace(COLOUR, (written, name: string, percent?: string) => {
    const colour = BY_NAME.get(name)
    if (!colour) throw new Error(`${written}: site/brand.ts has no such colour.`)
    if (!percent) return colour
    const alpha = Math.round((Number(percent) / 100) * 255)
    return colour + alpha.toString(16).padStart(2, '0')
  })
}

/** Fills the company's colours into style sheets and HTML. */
export function brandColours(): Plugin {
  return {
    name: 'brand-colours',
    // After Vite has inlined imported sheets.
    transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? withBrandColours(code) : undefined),
    transformIndexHtml: withBrandColours,
  }
}
