import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { USES } from '../../engines/uses.ts'

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
}

/** All pages, by name. @throws {Error} that names the page whose description is wrong. */
export function readPages(): HostilePage[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) =>
      described(file.replace('.html', ''), readFileSync(resolve(FOLDER, file), 'utf8')),
    )
}

function described(name: string, text: string): HostilePage {
  const [, about, html] = /^<!--\n(.*?)\n-->\n(.*)$/s.exec(text) ?? []
  if (!about || !html?.includes('<!--widget-->'))
    throw new Error(`${name}.html needs its description in a comment, and <!--widget-->`)
  const lines = about.split('\n').map((line) => /^(\w+): (.*)$/.exec(line) ?? [])
  const fact = (key: string) => lines.find(([, found]) => found === key)?.[2] ?? ''
  const use = fact('tag')
  if (!fact('does') || !USES[use])
    throw new Error(`${name}.html does not say what it does, or tries`)
  const headers = lines.flatMap(([, key, value]) => {
    const [, header, content] = (key === 'header' && /^([\w-]+): (.*)$/.exec(value!)) || []
    return header ? [[header, content!] as [string, string]] : []
  })
  return { name, does: fact('does'), use, headers, html }
}
