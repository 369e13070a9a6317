import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { languagesIn } from '../../widgets/build/messages-in.ts'

/** Part of a font that pages load: the letters and the weights in use. Whole fonts are up to nine times as large. */
interface Cut {
  /** In a package. */
  source: string
  axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']
  /** Code points as a `unicode-range`. */
  range: string
}

export const pathOf = (file: string) => resolve(import.meta.dirname, '..', file)

const read = (file: string) => readFileSync(pathOf(file), 'utf8')

/** The cuts that `NAME.json` declares for the faces of `NAME.css`, by their files in the folder of the site. */
function cutsOf(folder: string, name: string): [file: string, cut: Cut][] {
  const declared = join(folder, `${name}.json`)
  if (!existsSync(pathOf(declared))) return []
  const cuts = JSON.parse(read(declared)) as Record<string, Omit<Cut, 'range'>>
  const faces = read(join(folder, `${name}.css`)).split('@font-face')
  return Object.entries(cuts).map(([file, cut]) => {
    const face = faces.find((each) => each.includes(`${file}'`)) ?? ''
    return [join(folder, file), { ...cut, range: /unicode-range:([^;]+)/.exec(face)![1]! }]
  })
}

/** Cut fonts by their files in the folder of the site. */
export const CUTS: Readonly<Record<string, Cut>> = Object.fromEntries([
  ...cutsOf('styles', 'fonts'),
  ...languagesIn(pathOf('messages')).flatMap((code) => cutsOf(`messages/${code}`, 'type')),
])

export async function cutFont(file: string): Promise<Buffer> {
  const { source, range, axes } = CUTS[file]!
  const whole = createRequire(import.meta.url).resolve(source)
  const ranges = range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)
  const letters = [...ranges].flatMap(([, from = '', to = from]) => {
    const [first, last] = [from, to].map((code) => Number.parseInt(code, 16)) as [number, number]
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
  return subsetFont(readFileSync(whole), letters.join(''), {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  })
}
