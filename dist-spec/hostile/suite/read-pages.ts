import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Use, USES } from '../../browsers/uses.ts'

const FOLDER = resolve(import.meta.dirname, 'pages')

/** A page that is difficult for embeds, as described at the top of its file. */
export interface HostilePage {
  name: string
  /** Completes 'A page that'. */
  does: string
  /** The use most affected there, which every run tries. */
  use: string
  headers: [name: string, value: string][]
  html: string
  /** Document of its frames, if it has any, and the frame depth of the tag. */
  frame: string
  depth: number
  /** Buttons of the host that must be pressed before the tag exists. */
  presses: string[]
  /** Uses that do not apply, according to its description. */
  without: string[]
  /** Opened from a local file, not from a server. */
  isFile: boolean
  /** The fallback where a tag cannot work, and words that it must show. */
  limit?: { gets: string; reads: string }
}

/** All pages, by name. @throws {Error} naming the page whose description is invalid */
export function readPages(): HostilePage[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) =>
      described(file.replace('.html', ''), readFileSync(resolve(FOLDER, file), 'utf8')),
    )
}

/** Uses to try on a page: the one of each run, or all. There is only one where a tag cannot work. */
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
    if (!key) throw new Error(`${name}.html has the line '${line}' without a key`)
    return [key, value!] as const
  })
  const all = (key: string) => lines.filter(([found]) => found === key).map(([, value]) => value)
  const [does, use] = [all('does')[0], all('tag')[0]]
  if (!does || !use || !USES[use])
    throw new Error(`${name}.html does not describe what it does, or which tag it tries`)
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
