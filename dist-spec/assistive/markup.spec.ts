import type { Browser } from '@playwright/test'
import { expect, test as base } from '../support/test.ts'
import { noteLook, type Tool } from '../support/findings.ts'
import { allDocuments, type Document, type Finding, type Kind } from './documents.ts'
import { htmlValidateFindings } from './html-validate.ts'
import { hasJava, nuFindings } from './nu-html-checker.ts'

const KINDS: Record<Kind, string> = {
  sent: 'documents as sent',
  drawn: 'documents as drawn',
  shadow: 'shadow trees',
  mail: 'mails',
}

const test = base.extend<object, { documents: Document[] }>({
  documents: [
    async (
      { browser, served }: { browser: Browser; served: Parameters<typeof allDocuments>[1] },
      use,
    ) => use(await allDocuments(browser, served)),
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.describe.configure({ timeout: 180_000 })

async function findingsOf(
  tool: Tool,
  documents: Document[],
  look: (documents: Document[]) => Promise<Finding[]>,
): Promise<string[]> {
  const found = await look(documents)
  for (const [kind, at] of Object.entries(KINDS)) {
    const ofKind = documents.filter((document) => document.kind === kind)
    expect(ofKind.length).toBeGreaterThan(4)
    const findings = found.filter(({ document }) => ofKind.includes(document)).length
    noteLook(test.info().annotations, { tool, at, count: ofKind.length, findings })
  }
  return found.map(({ document: { name, kind }, says }) => `${name} (${kind}): ${says}`)
}

test('html-validate finds nothing in sent and rendered documents', async ({ documents }) => {
  expect(await findingsOf('html-validate', documents, htmlValidateFindings)).toEqual([])
})

test('the Nu Html Checker finds nothing in sent and rendered documents', async ({ documents }) => {
  if (await hasJava()) expect(await findingsOf('nu', documents, nuFindings)).toEqual([])
  else console.log('There is no Java here: the Nu Html Checker has looked at nothing.')
})
