import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../provider/data/open-database.ts'
import { callOf } from '../provider/data/engine/folder-socket.ts'
import { callHolder } from '../provider/data/engine/lock.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { type Command, runCommand } from '../provider/testing/command-for-test.ts'
import { API } from '../provider/testing/api-for-test.ts'
import { idOf, mp4, testimonialForm } from '../provider/testing/upload-for-test.ts'
import { dataIn, unzipped } from '../provider/testing/zip-for-test.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const program = `
  const { serve } = await import(${JSON.stringify(new URL('../server/serve.ts', import.meta.url).href)})
  const { origins } = await serve({ port: 0 })
  console.log(origins.provider)
`

let folder: string
let server: Command
let origin: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-commands-'))
  server = runCommand(['--input-type=module', '-e', program], { DATA_DIR: data() })
  await vi.waitUntil(() => server.output().includes('http'), { timeout: 90_000 })
  origin = /http:\/\/localhost:\d+/.exec(server.output())![0]
  await enquire('asha@mail.example')
  const body = testimonialForm(await mp4())
  await idOf(await fetch(`${origin}${API}/testimonial/`, { method: 'POST', body }))
})
afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true })
})

const data = () => join(folder, 'data')

/** Runs a command, and returns its exit code and output. */
async function done(name: string, ...words: string[]): Promise<[unknown, string]> {
  const command = runCommand([`demo/commands/${name}.ts`, ...words], { DATA_DIR: data() })
  return [await command.end, command.output().trim()]
}

async function enquire(email: string): Promise<void> {
  const cities = (await (await fetch(`${origin}${API}/cities/`)).json()) as [{ uuid: string }]
  const body = {
    destinations: [{ city: cities[0].uuid, no_days: 1 }],
    number_of_adults: 1,
    phone_number: '9876543210',
    email,
  }
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${origin}${API}/enquiry/`, init)
  expect(answer.status).toBe(201)
}

test('adds staff while the provider runs, with immediate access', async () => {
  const [code, said] = await done('staff', 'add', 'ravi@company.example', 'Ravi', 'R\u2028ao')
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Ravi R\u2028ao can choose a password here within a week:\nhttp\S+$/),
  ])
  const { search } = new URL(said.split('\n')[1]!)
  const page = await (await fetch(`${origin}/desk/password${search}`)).text()
  expect(page).toContain('Hello Ravi')
  expect(await done('staff', 'list')).toEqual([
    0,
    expect.stringMatching(
      /^ravi@company\.example {2}Ravi R\u2028ao {2}\(has not chosen a password yet\)$/m,
    ),
  ])
  const remove = () => done('staff', 'remove', 'ravi@company.example')
  expect(await remove()).toEqual([0, 'ravi@company.example can no longer sign in.'])
  expect((await fetch(`${origin}/desk/password${search}`)).status).toBe(404)
  expect(await remove()).toEqual([1, 'No staff member has the address ravi@company.example.'])
  expect(await done('staff', 'fire')).toEqual([1, expect.stringMatching(/^npm run staff -- add/)])
})

test('shows, exports and deletes personal data while the provider runs', async () => {
  const [, shown] = await done('privacy', 'show', 'asha@mail.example')
  expect(shown).toMatch(/^Stored:\n {2}enquiries 1\n {2}destinations 1\n {2}testimonials 1\n/)
  const to = join(folder, 'export.zip')
  expect(await done('privacy', 'export', 'Asha@mail.example', to)).toEqual([0, `Written to ${to}.`])
  const files = unzipped(await readFile(to))
  const video = dataIn(files).data['testimonials']![0]!['video'] as string
  expect(files.get(video)!.toString('latin1', 4, 8)).toBe('ftyp')
  expect((await stat(to)).mode & 0o077).toBe(0)
  expect(await done('privacy', 'export', 'asha@mail.example', to)).toEqual([
    1,
    `Could not create ${to} (EEXIST).`,
  ])
  expect(unzipped(await readFile(to)).size).toBe(2)
  const [code, said] = await done('privacy', 'delete', 'asha@mail.example')
  expect([code, said]).toEqual([0, expect.stringMatching(/^Deleted:\n {2}enquiries 1\n/)])
  expect(await readdir(join(data(), 'media', 'videos'))).toEqual([])
  expect(await done('privacy', 'show', 'asha@mail.example')).toEqual([
    0,
    'We keep no data about this address.',
  ])
  expect(await done('privacy', 'erase', 'asha@mail.example')).toEqual([
    1,
    expect.stringMatching(/^npm run privacy -- show/),
  ])
})

test('closes connections with unknown calls, and keeps running', async () => {
  for (const said of [
    'privacy show\n',
    'privacy ["show\n',
    'privacy {}\n',
    'privacy [1,2]\n',
    'shell ["ls"]\n',
    `${'x'.repeat(100_000)}`,
    '\n',
  ]) {
    const holder = (await callHolder(data()))!
    holder.resume().write(said)
    // Closing with unread data may cause an error.
    await once(holder, 'close').catch(() => {})
  }
  await enquire('ravi@mail.example')
  // A call may arrive in several chunks.
  const holder = (await callHolder(data()))!
  const [first, second] = callOf('privacy', ['show', 'ravi@mail.example']).split('ravi')
  holder.write(first!)
  await new Promise((sent) => holder.write(`ravi${second}`, sent))
  const [answer] = (await once(holder, 'data')) as [Buffer]
  expect(JSON.parse(String(answer))).toMatchObject({
    said: { text: expect.stringMatching(/^Stored:\n {2}enquiries 1\n/) },
  })
})

test('explains that the process using the folder handles no commands', async () => {
  const other = join(folder, 'other')
  const database = await openDatabase(settingsFromEnvironment({ DATA_DIR: other }))
  const command = runCommand(['demo/commands/staff.ts', 'list'], { DATA_DIR: other })
  expect([await command.end, command.output().trim()]).toEqual([
    1,
    `The process that uses the data folder ${other} did not respond. It may be starting, stopping or an older version.`,
  ])
  await database.close()
})
