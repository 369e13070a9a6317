import { FAILED, SENT } from '../enquiry/enquiry-form.ts'
import { serveHostPages } from '../support/host-pages.ts'
import { openLine } from '../support/lossy-line.ts'
import { markdownTable, readTable, writeTable } from '../support/markdown-table.ts'
import { expect, test as base } from './engine-test.ts'
import { fillEnquiry } from './uses.ts'
import { hurry, WORST_CALLS, WORST_CHUNKS } from './worst-faults.ts'

/** A host page whose provider is behind a line that can damage responses. */
const test = base.extend<{ faulty: { line: Awaited<ReturnType<typeof openLine>>; page: string } }>({
  faulty: async ({ served }, use) => {
    const line = await openLine(served.origins.provider, () => 'pass')
    const pages = await serveHostPages(line.origin)
    await use({ line, page: `${pages.origin}/enquiry.html` })
    await pages.close()
    await line.close()
  },
})

test('lists the worst faults in a table', async () => {
  const faults = Object.entries({ ...WORST_CALLS, ...WORST_CHUNKS })
  const rows = faults.map(([fault, { sentence }]) => [fault, sentence])
  if (process.env['FAULTS'] === 'write')
    await writeTable('faults.md', 'worst', markdownTable([['fault', 'sentence'], ...rows], 2))
  expect(await readTable('faults.md', 'worst')).toEqual(rows)
})

test('an enquiry survives the worst faults of its call, and is stored once', async ({
  person,
  faulty: { line, page },
  served,
}) => {
  const email = `worst-calls-${person.visitor.engine}@example.com`
  await person.visitor.goto(page)
  await fillEnquiry(person, email)
  for (const [fault, { damage, sentence, isSlow }] of Object.entries(WORST_CALLS)) {
    if (isSlow) await person.visitor.inPage(hurry)
    line.fate = (method, path) =>
      method === 'POST' && path.includes('/enquiry/') ? damage : 'pass'
    await person.press('Submit Enquiry')
    await expect.poll(() => person.text(), fault).toContain(sentence)
    expect((await person.text()).split(FAILED), fault).toHaveLength(2)
    expect(await person.value('Email'), fault).toBe(email)
  }
  line.fate = () => 'pass'
  await person.press('Submit Enquiry')
  await person.reads(SENT)
  const rows = await served.provider.database.query('select * from enquiries where email = $1', [
    email,
  ])
  expect(rows).toHaveLength(1)
})

test('an enquiry survives the worst faults of a chunk, and is stored once', async ({
  person,
  faulty: { line, page },
  served,
}) => {
  const email = `worst-chunks-${person.visitor.engine}@example.com`
  for (const [fault, { damage, sentence }] of Object.entries(WORST_CHUNKS)) {
    line.fate = (_, path) => (/\/chunks\/later-.*\.js$/.test(path) ? damage : 'pass')
    await person.visitor.goto(page)
    await person.fill('Days', '5')
    await expect.poll(() => person.text(), fault).toContain(sentence)
    expect((await person.text()).split(sentence), fault).toHaveLength(2)
    await person.press('Try again')
    await expect.poll(() => person.text(), fault).not.toContain(sentence)
    expect(await person.value('Days'), fault).toBe('5')
  }
  await fillEnquiry(person, email)
  await person.press('Submit Enquiry')
  await person.reads(SENT)
  const rows = await served.provider.database.query('select * from enquiries where email = $1', [
    email,
  ])
  expect(rows).toHaveLength(1)
})
