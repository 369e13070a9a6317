import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Document, Finding } from './documents.ts'

const run = promisify(execFile)

export const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** Errors, warnings and remarks. One process checks all documents. See https://validator.w3.org/nu/about.html. */
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

/** Its CSS checker does not know containers, layers or nested rules, and never saw linked stylesheets. */
const withoutSheets = (html: string) => html.replaceAll(/(<style>).*?(<\/style>)/gs, '$1$2')

// A shadow tree stands below headings on its page. The checker does not know `part`, an attribute of every element in a
// shadow tree (https://drafts.csswg.org/css-shadow-parts/#part-attr). A date field keeps the min and max of its native
// calendar after ours has loaded.
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
