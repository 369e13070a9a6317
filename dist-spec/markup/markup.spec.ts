import type { Browser } from '@playwright/test'
import { expect, test as base } from '../support/test.ts'
import { allDocuments, type Document } from './documents.ts'
import { htmlValidateFindings } from './html-validate.ts'
import { hasJava, nuFindings } from './nu-html-checker.ts'

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

test('html-validate finds nothing in what is sent and drawn', async ({ documents }) => {
  for (const kind of ['sent', 'drawn', 'shadow', 'mail']) {
    expect(documents.filter((document) => document.kind === kind).length).toBeGreaterThan(4)
  }
  expect(await htmlValidateFindings(documents)).toEqual([])
})

test('the Nu Html Checker finds nothing in what is sent and drawn', async ({ documents }) => {
  if (await hasJava()) expect(await nuFindings(documents)).toEqual([])
  else console.log('There is no Java here: the Nu Html Checker has looked at nothing.')
})
