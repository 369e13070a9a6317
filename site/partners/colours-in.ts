import type { Rgb, Scheme } from './contrast.ts'
import type { Property } from './element-kinds.ts'

const PREFIX = '--trip-'

export const shortOf = (name: string) => name.slice(PREFIX.length)

/**
 * Colours that a tag computes from its custom properties, by the names of these without `--trip-`. Derived from the
 * defaults in the manifest, in one colour scheme.
 */
export function coloursIn(
  place: HTMLElement,
  scheme: Scheme['name'],
  properties: readonly Property[],
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, Rgb>> {
  const probe = place.ownerDocument.createElement('i')
  const { style } = probe
  style.colorScheme = scheme
  style.setProperty('forced-color-adjust', 'none')
  for (const { name, default: value } of properties) {
    if (chosen[name]) style.setProperty(name, chosen[name])
    style.setProperty(`--${shortOf(name)}`, `var(${name}, ${value})`)
  }
  place.append(probe)
  const canvas = place.ownerDocument.createElement('canvas').getContext('2d', {
    willReadFrequently: true,
  })
  const computed = properties
    .filter(({ syntax }) => syntax === '<color>')
    .map(({ name }) => {
      style.color = `var(--${shortOf(name)})`
      const colour = place.ownerDocument.defaultView?.getComputedStyle(probe).color ?? ''
      return [shortOf(name), canvas ? pixelOf(canvas, colour) : ([0, 0, 0] as const)] as const
    })
  probe.remove()
  return Object.fromEntries(computed)
}

/** sRGB of a colour in any notation. */
function pixelOf(canvas: CanvasRenderingContext2D, colour: string): Rgb {
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
