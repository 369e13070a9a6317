import type { Landscape } from './landscape.ts'
import { afterDark, type Night } from './night-inks.ts'
import { type Palette, palettes, type Time } from './palette.ts'

/** Stands for an ink of the palette until it is known by which light it is printed. */
const mark = (role: string, index: number) => `@${role}.${index}`

const marked = (palette: Palette): Palette => {
  const roles = Object.keys(palette).map((role) => [role, mark(role, 0)])
  return {
    ...Object.fromEntries(roles),
    rings: palette.rings.map((_, index) => mark('rings', index)),
  }
}

/** The ink that a mark stands for; any other is itself. */
function inkOf(palette: Palette, ink: string): string {
  const [role, index] = ink.slice(1).split('.')
  if (!ink.startsWith('@')) return ink
  const inks = [palette[role as keyof Palette]].flat()
  return inks[Number(index)] ?? inks.at(-1) ?? palette.sky
}

/** An ink with a sheet of night printed over it. */
const dimmed = (ink: string) =>
  ink.replaceAll(/[\da-f]{2}/g, (part, at: number) => {
    const light = Math.round(parseInt(part, 16) * (at < 5 ? 0.6 : 0.74))
    return light.toString(16).padStart(2, '0')
  })

/** What is printed after dark instead of an ink, where the scene's own dusk has that other one there. */
function nightInk({ palette, own }: Night, ink: string, atDusk: string | undefined): string {
  if (atDusk && !atDusk.startsWith('@')) return own[atDusk] ?? atDusk
  if (ink.startsWith('@')) return inkOf(palette, ink)
  return atDusk ? inkOf(palette, atDusk) : dimmed(ink)
}

const SHAPE = /<(?:path|circle)\b[^>]*?\b(fill|stroke)="([^"n][^"]*)"[^>]*>/g

/** The inks of shapes by their outline, in the order in which they are printed. */
function inksByOutline(svg: string): Map<string, string[]> {
  const inks = new Map<string, string[]>()
  for (const [shape, , ink = ''] of svg.matchAll(SHAPE)) {
    const outline = shape.replace(ink, '')
    inks.set(outline, [...(inks.get(outline) ?? []), ink])
  }
  return inks
}

/**
 * Prints a scene in the inks of its hour, and after dark in others: as an image it follows the
 * `color-scheme` of the element that shows it (CSS Color Adjustment, section 2.3). What has inks of its
 * own at dusk is printed in those.
 * @param see puts layers in their places, whatever inks they are printed in.
 * @returns shapes, and before them the style that says what is printed after dark.
 */
export function inBothInks(
  { draw }: Landscape,
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
      const byNight = nightInk(night, ink, own)
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
