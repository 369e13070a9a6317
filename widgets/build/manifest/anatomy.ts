import type { CssCustomProperty, Package } from 'custom-elements-manifest'
import { withBrandColours } from '../brand-colours.ts'
import { SHOWN, TREES } from './anatomy-trees.ts'
import { elementsOf } from './manifest.ts'

interface Box {
  label: string
  /** Numbers of the custom properties that it shows. */
  shows: number[]
  inside: Box[]
}

interface Drawn {
  width: number
  height: number
  svg: string
}

const [LINE, GAP, WIDTH] = [24, 6, 960]
const COLUMN = (WIDTH - 3 * 24) / 2

/**
 * Picture of the parts of each tag, and of the custom properties that they show.
 * @throws Error if it lacks a part or a property, or has one that no longer exists
 */
export function anatomy(described: Package): string {
  const elements = elementsOf(described)
  const properties = elements[0]?.cssProperties ?? []
  check('custom properties', Object.keys(SHOWN), names(properties))
  check(
    'tags',
    Object.keys(TREES),
    elements.map(({ tagName = '' }) => tagName),
  )
  for (const { tagName = '', cssParts = [] } of elements) {
    const drawn = (TREES[tagName] ?? '').split(/[\s|]+|\+\w+/).filter(Boolean)
    check(`parts of ${tagName}`, drawn, names(cssParts))
  }
  const columns = balanced(Object.keys(TREES).map((tag) => titled(tag, properties))).map(stacked)
  const top = Math.max(...columns.map(({ height }) => height)) + 24
  const legend = legendOf(properties)
  const height = top + legend.height + 24
  const body = columns.map(({ svg }, at) => moved(24 + at * (COLUMN + 24), 24, svg)).join('\n')
  return `${withBrandColours(HEAD).replaceAll('HEIGHT', String(height))}
${body}
${moved(24, top, legend.svg)}
</svg>
`
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

function check(what: string, drawn: string[], there: string[]) {
  const wrong = [
    ...drawn.filter((name) => !there.includes(name)),
    ...there.filter((name) => !drawn.includes(name)),
  ]
  if (wrong.length > 0)
    throw new Error(`anatomy-trees.ts: ${what} differ in ${[...new Set(wrong)]}`)
}

function titled(tag: string, properties: readonly CssCustomProperty[]): Drawn {
  const [root] = boxesOf(TREES[tag]!.trim().split('\n'), 0, properties)
  const { svg, height } = drawn(root!, COLUMN)
  const title = `<text class="tag" y="16">&lt;${tag}&gt;</text>`
  return { width: COLUMN, height: height + 28, svg: title + moved(0, 28, svg) }
}

function boxesOf(lines: string[], depth: number, properties: readonly CssCustomProperty[]): Box[] {
  const starts = lines.flatMap((line, at) => (line.search(/\S/) === depth ? [at] : []))
  return starts.map((start, nth) => {
    const [label = '', own] = lines[start]!.trim().split(' +')
    const parts = label.split(/[ |]/)
    const shows = properties.flatMap(({ name }, at) =>
      name === `--trip-${own}` || SHOWN[name]?.some((part) => parts.includes(part)) ? [at + 1] : [],
    )
    const inside = boxesOf(lines.slice(start + 1, starts[nth + 1]), depth + 2, properties)
    return { label, shows, inside }
  })
}

/** A box as wide as its label, or with others inside as wide as it can be. */
function drawn({ label, shows, inside }: Box, most: number): Drawn {
  const text = label.length * 6.7 + 2 * GAP
  const discs = shows.map((number, nth) => disc(text + 8 + nth * 18, LINE / 2, number)).join('')
  const head = `<text x="${GAP}" y="16">${label}</text>${discs}`
  const rows = flowed(
    inside.map((box) => drawn(box, most - 2 * GAP)),
    most - 2 * GAP,
  )
  const width = inside.length > 0 ? most : Math.ceil(text + shows.length * 18)
  const height = LINE + (inside.length > 0 ? rows.height + GAP : 0)
  const frame = `<rect width="${width}" height="${height}" rx="4"/>`
  return { width, height, svg: frame + head + moved(GAP, LINE, rows.svg) }
}

/** Boxes next to each other as far as they fit. */
function flowed(boxes: Drawn[], most: number): Drawn {
  let [x, y, row] = [0, 0, 0]
  const svg = boxes.map((box) => {
    if (x > 0 && x + box.width > most) [x, y, row] = [0, y + row + GAP, 0]
    const placed = moved(x, y, box.svg)
    x += box.width + GAP
    row = Math.max(row, box.height)
    return placed
  })
  return { width: most, height: y + row, svg: svg.join('') }
}

/** Two columns; each drawing goes to the shorter one. */
function balanced(drawings: Drawn[]): Drawn[][] {
  const columns: [Drawn[], Drawn[]] = [[], []]
  const heightOf = (column: Drawn[]) => column.reduce((sum, { height }) => sum + height, 0)
  for (const drawing of drawings) {
    const [left, right] = columns
    const shorter = heightOf(left) <= heightOf(right) ? left : right
    shorter.push(drawing)
  }
  return columns
}

function stacked(drawings: Drawn[]): Drawn {
  let y = 0
  const svg = drawings.map((drawing) => {
    const placed = moved(0, y, drawing.svg)
    y += drawing.height + 24
    return placed
  })
  return { width: COLUMN, height: y, svg: svg.join('\n') }
}

function legendOf(properties: readonly CssCustomProperty[]): Drawn {
  const half = Math.ceil(properties.length / 2)
  const lines = properties.map(({ name }, at) => {
    const line = `${disc(8, 12, at + 1)}<text x="26" y="16">${name}</text>`
    return moved(Math.floor(at / half) * (COLUMN + 24), (at % half) * LINE, line)
  })
  return { width: WIDTH - 48, height: half * LINE, svg: lines.join('\n') }
}

const disc = (x: number, y: number, number: number) =>
  `<circle cx="${x}" cy="${y}" r="8"/><text class="number" x="${x}" y="${y + 3.5}">${number}</text>`

const moved = (x: number, y: number, svg: string) =>
  svg && `<g transform="translate(${x} ${y})">${svg}</g>`

const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} HEIGHT" width="${WIDTH}" height="HEIGHT">
<title>Parts of each tag, with the numbers of the custom properties that they show</title>
<style>
  svg { background: brand(paper); color: brand(ink) }
  text { fill: currentColor; font: 11px ui-monospace, Menlo, Consolas, monospace }
  .tag { font-weight: 700; font-size: 14px }
  rect { fill: brand(ink 3%); stroke: brand(edge) }
  circle { fill: brand(rust) }
  .number { fill: #fff; font-weight: 700; font-size: 9.5px; text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    svg { background: brand(surfaceNight); color: brand(textNight) }
    rect { fill: brand(textNight 4%); stroke: brand(edgeNight) }
    circle { fill: brand(marigold) }
    .number { fill: brand(ink) }
  }
</style>`
