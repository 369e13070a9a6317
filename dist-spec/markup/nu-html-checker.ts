import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Document, Finding } from './documents.ts'

const run = promisify(execFile)

/** Whether there is a Java here, which it runs on. */
export const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/**
 * What the Nu Html Checker finds, the validator of the W3C and the WHATWG (https://validator.w3.org/nu/about.html):
 * errors, warnings and remarks. One process looks at all documents.
 */
export async function nuFindings(documents: Document[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'markup-'))
  try {
    await Promise.all(
      documents.map(async ({ kind, html }, index) =>
        writeFile(
          join(folder, `${index}.html`),
          withoutSheets(kind === 'shadow' ? inDocument(html) : html),
        ),
      ),
    )
    const jar = String(createRequire(import.meta.url)('vnu-jar'))
    const output = ['--format', 'json', '--exit-zero-always', '--stdout']
    const { stdout } = await run('java', ['-jar', jar, ...output, folder], { maxBuffer: 2 ** 28 })
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    return messages.map(({ url, message, extract = '' }) => {
      const document = documents[Number.parseInt(basename(url ?? ''), 10)]
      if (!document) throw new Error(`The Nu Html Checker could not look: ${message}`)
      return { document, says: `${message} at ${extract.replaceAll(/\s+/g, ' ')}` }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Its checker of CSS, which sheets in files never met, knows of no containers, layers and nested rules. */
const withoutSheets = (html: string) => html.replaceAll(/(<style>).*?(<\/style>)/gs, '$1$2')

/**
 * A shadow tree as it stands on a page: below headings, and without `part`, an attribute of every element in a
 * shadow tree (https://drafts.csswg.org/css-shadow-parts/#part-attr) that the checker has not learned of. A date field
 * keeps its min and max, which it has for browsers' own calendars, when ours has come.
 */
const inDocument = (html: string) =>
  html
    .replaceAll(/ part="[^"]*"| (?:min|max)="[^"]*"(?= inputmode="numeric")/g, '')
    .replace('<body>', '<body><h1>A page</h1><h2>A part of it</h2>')

/** https://github.com/validator/validator/wiki/Output-»-JSON */
interface Message {
  url?: string
  message: string
  extract?: string
}
