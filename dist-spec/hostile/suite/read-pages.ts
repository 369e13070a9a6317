import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Use, USES } from '../../engines/uses.ts'

const FOLDER = resolve(import.meta.dirname, 'pages')

/** A page that is hard on whoever is embedded in it, as its file describes it before its HTML. */
export interface HostilePage {
  name: string
  /** What its host does, to go on after 'A page that'. */
  does: string
  /** Which use of a tag suffers most there: the one that every run tries. */
  use: string
  headers: [name: string, value: string][]
  html: string
  /** The document of its frames, if it has any, and how deep in them the tag is. */
  frame: string
  depth: number
  /** Buttons of the host's that somebody has to press before the tag is there. */
  presses: string[]
  /** Uses that are none of it there, as its description says. */
  without: string[]
  /** Whether it is opened from a file of the visitor's own, not from a server. */
  isFile: boolean
  /** What a visitor gets where a tag cannot work, and words that are then to be read. */
  limit?: { gets: string; reads: string }
}

/** All pages, by name. @throws {Error} that names the page whose description is wrong. */
export function readPages(): HostilePage[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) =>
      described(file.replace('.html', ''), readFileSync(resolve(FOLDER, file), 'utf8')),
    )
}

/** The uses of a page: that of each run, or all; where a tag cannot work there is one. */
export function usesOf(page: HostilePage, isWhole: boolean): [string, Use][] {
  const { use, limit, without } = page
  const isMeant = (name: string) => isWhole && !limit && !without.includes(name)
  return Object.entries(USES).filter(([name]) => isMeant(name) || name === use)
}

const FRAME = /^<!-- in its frame -->\n/m

function described(name: string, text: string): HostilePage {
  const [, about, html = ''] = /^<!--\n(.*?)\n-->\n(.*)$/s.exec(text) ?? []
  const lines = (about ?? '').split('\n').map((line) => {
    const [, key, value] = /^([a-z]+): (.*)$/.exec(line) ?? []
    if (!key) throw new Error(`${name}.html describes itself by '${line}', which has no key`)
    return [key, value!] as const
  })
  const all = (key: string) => lines.filter(([found]) => found === key).map(([, value]) => value)
  const [does, use] = [all('does')[0], all('tag')[0]]
  if (!does || !use || !USES[use]) throw new Error(`${name}.html says not what it does, or tries`)
  const [page, frame] = html.split(FRAME)
  const [gets, reads] = [all('limit')[0], all('reads')[0]]
  return {
    name,
    does,
    use,
    headers: all('header').map((header) => header.split(/: (.*)/) as [string, string]),
    html: whole(name, page!),
    frame: frame ? whole(name, frame) : '',
    depth: Number(all('frames')[0] ?? 0),
    presses: all('press'),
    without: all('without'),
    isFile: all('opened')[0] === 'from a file',
    ...(gets && reads && { limit: { gets, reads } }),
  }
}

/** A page that says of itself no more than what it does has what every page has around that. */
function whole(name: string, html: string): string {
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(html)) return html
  const title = name.replaceAll('-', ' ')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <h1 data-host>${title}</h1>
    ${html}
    <p data-host>What comes after it.</p>
  </body>
</html>`
}
