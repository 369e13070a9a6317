import { TIMES } from './scenes/palette.ts'
import { sceneSvg } from './scenes/scene-svg.ts'
import { scenes } from './scenes/scenes.ts'

/** Draws a picture once; the next who ask get the same. */
const drawn = new Map<string, string>()

const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name)

/** A landscape by its file's name, as 'alps-day.svg'; nothing where there is none. */
export function scenePicture(file: string): string | undefined {
  const known = drawn.get(file)
  if (known !== undefined) return known
  const [, name = '', time] = /^([a-z-]+)-([a-z]+)\.svg$/.exec(file) ?? []
  const at = TIMES.find((each) => each === time)
  if (!at || !isScene(name)) return undefined
  const svg = sceneSvg(scenes[name], at)
  drawn.set(file, svg)
  return svg
}
