import type { Landscape } from './landscape.ts'
import { afterDark, type Night } from './night-inks.ts'
import { type Palette, palettes, type Time } from './palette.ts'

/** Placeholder for an ink of the palette, replaced with its colour by day or night. */
const mark = (role: string, index: number) => `@${role}.${index}`

const marked = (palette: Palette): Palette => {
  const roles = Object.keys(palette).map((role) => [role, mark(role, 0)])
  return {
    ...Object.fromEntries(roles),
    rings: palette.rings.map((_, index) => mark('rings', index)),
  }
}

function inkOf(palette: Palette, ink: string): string {
  const [role, index] = ink.slice(1).split('.')
  if (!ink.startsWith('@')) return ink
  const inks = [palette[role as keyof Palette]].flat()
  return inks[Number(index)] ?? inks.at(-1) ?? palette.sky
}

/** Multiplies an ink with a night blue. */
const dimmed = (ink: string) =>
  ink.replaceAll(/[\da-f]{2}/g, (part, at: number) => {
    const light = Math.round(parseInt(part, 16) * (at < 5 ? 0.6 : 0.74))
    return light.toString(16).padStart(2, '0')
  })

/** The night colour of an ink. `atDusk` is the scene's own replacement for it at dusk. */
function nightInk({ palette, own }: Night, ink: string, atDusk: string | undefined): string {
  if (atDusk && !atDusk.startsWith('@')) return own[atDusk] ?? atDusk
  if (ink.startsWith('@')) return inkOf(palette, ink)
  return atDusk ? inkOf(palette, atDusk) : dimmed(ink)
}

const SHAPE = /<(?:path|circle)\b[^>]*?\b(fill|stroke)="([^"n][^"]*)"[^>]*>/g

/** Inks by shape outline, in drawing order. */
function inksByOutline(svg: string): Map<string, string[]> {
  const inks = new Map<string, string[]>()
  for (const [shape, , ink = ''] of svg.matchAll(SHAPE)) {
    const outline = shape.replace(ink, '')
    inks.set(outline, [...(inks.get(outline) ?? []), ink])
  }
  return inks
}

/**
 * Draws a scene in the inks of its hour, with night inks for dark pages: as an image it follows the `color-scheme` of
 * its element (CSS Color Adjustment, section 2.3). Shapes with inks of their own at dusk use those at night.
 * @param see arranges layers, independent of their inks.
 * @returns a style element with the night inks, then the shapes.
 */
export function inBothInks(
  { draw, dims }: Landscape,
  time: Time,
  see: (layers: ReturnType<Landscape['draw']>) => string,
): string {
  const palette = palettes[time]
  const night = afterDark[time]
  const atDusk = inksByOutline(see(draw(marked(palettes.dusk), 'dusk')))
  const rules = new Map<string, string>()
  const shapes = see(draw(marked(palette), time)).replaceAll(
    SHAPE,
    (shape, attribute: string, ink: string) => {
      const own = atDusk.get(shape.replace(ink, ''))?.shift()
      const byDay = inkOf(palette, ink)
      const byNight =
        dims && own === ink ? nightInk(night, ink, undefined) : nightInk(night, ink, own)
      const printed = shape.replace(ink, byDay)
      if (byNight === byDay) return printed
      const rule = `{${attribute}:${byNight}}`
      const name = rules.get(rule) ?? nameOf(rules.size)
      rules.set(rule, name)
      return printed.replace(/ |\/>/, (end) => ` class="${name}"${end}`)
    },
  )
  const style = [...rules].map(([rule, name]) => `.${name}${rule}`).join('')
  return `<style>@media(prefers-color-scheme:dark){${style}}</style>${shapes}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const nameOf = (index: number): string =>
  `${LETTERS[index % LETTERS.length]}${index < LETTERS.length ? '' : Math.floor(index / LETTERS.length)}`
