import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../provider/data/open-database.ts'
import { lockFolder, socketOf } from '../provider/data/engine/lock.ts'
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
  const [code, said] = await done(
    'staff',
    'add',
    'ravi@company.example',
    'Ravi',
    'R\u2028ao',
    '--role',
    'planner',
  )
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
      /^ravi@company\.example {2}Ravi R\u2028ao {2}planner {2}\(has not chosen a password yet\)$/m,
    ),
  ])
  const remove = () => done('staff', 'remove', 'ravi@company.example')
  expect(await remove()).toEqual([0, 'ravi@company.example can no longer sign in.'])
  expect((await fetch(`${origin}/desk/password${search}`)).status).toBe(404)
  expect(await remove()).toEqual([1, 'No staff member has the address ravi@company.example.'])
  expect(await done('staff', 'add', 'ravi@company.example', '--role=planner,boss')).toEqual([
    1,
    expect.stringMatching(/^'boss' is not one of the roles planner, moderator, administrator\./),
  ])
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

test('refuses what it does not understand, and keeps running', async () => {
  const socketPath = (await socketOf(data()))!
  const post = async (path: string, body: string) => {
    const call = request({ socketPath, path, method: 'POST', agent: false })
    call.end(body)
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    return [response.statusCode, await text(response)]
  }
  const words = [400, 'The process that uses the data folder expects a JSON array of strings.']
  expect(await post('/privacy', 'show')).toEqual(words)
  expect(await post('/privacy', '["show')).toEqual(words)
  expect(await post('/privacy', '{}')).toEqual(words)
  expect(await post('/privacy', '[1,2]')).toEqual(words)
  expect(await post('/shell', '["ls"]')).toEqual([404, expect.stringContaining('does not know')])
  for (const bytes of ['privacy ["show"]\n', 'x'.repeat(100_000)]) {
    const caller = connect(socketPath)
    caller.resume().write(bytes)
    // Closing with unread data may cause an error.
    await once(caller, 'close').catch(() => {})
  }
  await enquire('ravi@mail.example')
  expect(await post('/privacy', '["show","ravi@mail.example"]')).toEqual([
    200,
    expect.stringMatching(/^Stored:\n {2}enquiries 1\n/),
  ])
})

test('explains that the process using the folder handles no commands', async () => {
  const other = join(folder, 'other')
  const database = await openDatabase(settingsFromEnvironment({ DATA_DIR: other }))
  const command = runCommand(['demo/commands/staff.ts', 'list'], { DATA_DIR: other })
  expect([await command.end, command.output().trim()]).toEqual([
    1,
    'The process that uses the data folder does not know this command. It may be starting or an older version.',
  ])
  await database.close()
})

test('leaves no file after half an export', async () => {
  const other = await mkdtemp(join(folder, 'half-'))
  const to = join(other, 'export.zip')
  const lock = await lockFolder(other)
  lock.answer((_, response) => {
    response.setHeader('file', encodeURIComponent(to))
    response.write('half', () => response.destroy())
  })
  const words = ['export', 'asha@mail.example', to]
  const command = runCommand(['demo/commands/privacy.ts', ...words], { DATA_DIR: other })
  expect([await command.end, command.output()]).toEqual([
    1,
    expect.stringContaining('did not respond completely'),
  ])
  expect(await readdir(other)).toEqual(['lock-1.sock'])
  await lock.release()
})
