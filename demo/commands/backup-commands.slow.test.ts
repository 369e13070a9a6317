import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { migrate } from '../provider/data/engine/migrate.ts'
import { openDatabase } from '../provider/data/open-database.ts'
import { openPglite } from '../provider/data/engine/pglite.ts'
import { seed } from '../provider/data/seed/seed.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { type Command, runCommand } from '../provider/testing/command-for-test.ts'
import { API } from '../provider/testing/api-for-test.ts'
import { emptyDatabaseIn } from '../provider/testing/folder-for-test.ts'
import { everyRow } from '../provider/testing/rows-for-test.ts'
import { REVIEW, idOf, jpeg, reviewForm } from '../provider/testing/upload-for-test.ts'
import { mediaPlace } from './media-files.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const program = `
  const { serve } = await import(${JSON.stringify(new URL('../server/serve.ts', import.meta.url).href)})
  const rate = { limit: 1_000_000, seconds: 1 }
  const { origins } = await serve({ port: 0, enquiryRate: rate, travellerRate: rate })
  console.log(origins.provider)
`

let temporary: string
const commands: Command[] = []
/** 'backup' is a backup of 'source'; 'old' has one row less. */
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'trip-commands-'))
  for (const data of ['source', 'busy']) await emptyDatabaseIn(at(data))
  const places = settingsFromEnvironment({ DATA_DIR: at('source') })
  const database = await openDatabase(places)
  await migrate(database)
  await seed(database, true)
  await writeBackup(database, await mediaPlace(places), at('backup'))
  await database.close()
  await copyDatabase('source', 'old')
  const old = await openPglite(join(at('old'), 'database'))
  await old.query('delete from transactions where booking_id = $1', ['TJ-2471'])
  await old.close()
}, 120_000)
afterEach(() => Promise.all(commands.splice(0).map((command) => command.kill())))
afterAll(() => rm(temporary, { recursive: true }))

const at = (name: string) => join(temporary, name)

const copyDatabase = async (from: string, to: string, name = 'database') =>
  cp(join(at(from), 'database'), join(at(to), name), { recursive: true })

function run(what: string[], env: Record<string, string>): Command {
  const command = runCommand(what, env)
  commands.push(command)
  return command
}

const call = (name: string, data: string, ...words: string[]) =>
  run([`demo/commands/${name}.ts`, ...words], { DATA_DIR: at(data) })

/** Runs a command, and returns its exit code and output. */
async function done(name: string, data: string, ...words: string[]): Promise<[unknown, string]> {
  const command = call(name, data, ...words)
  return [await command.end, command.output().trim()]
}

async function serveAt(data: string): Promise<{ origin: string; server: Command }> {
  const server = run(['--input-type=module', '-e', program], { DATA_DIR: at(data) })
  await expect.poll(server.output, { timeout: 60_000 }).toContain('http')
  return { origin: /http:\/\/localhost:\d+/.exec(server.output())![0], server }
}

async function enquire(origin: string, city: string): Promise<string> {
  const answer = await fetch(`${origin}${API}/enquiry/`, {
    method: 'POST',
    body: JSON.stringify({
      destinations: [{ city, no_days: 1 }],
      number_of_adults: 1,
      phone_number: '9876543210',
      email: 'a@b.co',
    }),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })
  return ((await answer.json()) as { reference: string }).reference
}

async function rowsAt(data: string): Promise<Record<string, string[]>> {
  const database = await openPglite(join(at(data), 'database'))
  try {
    return await everyRow(database)
  } finally {
    await database.close()
  }
}

const IN_USE = /^The data folder \S+ is in use by another process; stop it first\.$/

test('backs up while enquiries arrive, and restores them', { timeout: 240_000 }, async () => {
  const { origin, server } = await serveAt('busy')
  const cities = (await (await fetch(`${origin}${API}/cities/`)).json()) as [{ uuid: string }]
  const photo = await jpeg()
  await idOf(
    await fetch(`${origin}/api/v1/create_reviews`, {
      method: 'POST',
      body: reviewForm({}, [photo]),
    }),
  )
  const acknowledged: string[] = []
  const visit = { on: true }
  const visitors = Array.from({ length: 4 }, async () => {
    while (visit.on) acknowledged.push(await enquire(origin, cities[0].uuid))
  })
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10)
  const before = [...acknowledged]
  const [code, said] = await done('backup', 'busy', at('busy-backup'))
  expect([code, said]).toEqual([0, expect.stringMatching(/ rows of \d+ tables and 2 photos and/)])
  const during = acknowledged.length
  expect(during).toBeGreaterThan(before.length)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(during)
  visit.on = false
  await Promise.all(visitors)
  expect((await readdir(at('busy'))).filter((name) => name.startsWith('copy'))).toEqual([])
  expect(await done('restore', 'busy', at('busy-backup'))).toEqual([
    1,
    expect.stringMatching(IN_USE),
  ])
  const away = 'postgres://nobody@127.0.0.1:1/none'
  expect(await done('move', 'busy', away)).toEqual([1, expect.stringMatching(IN_USE)])
  await server.kill()

  expect(await done('restore', 'again', at('busy-backup'))).toEqual([
    0,
    expect.stringMatching(/^Restored \d+ rows and 2 photos and videos\.$/),
  ])
  const again = await serveAt('again')
  const reviews = await fetch(`${again.origin}/api/v1/reviews`, {
    method: 'POST',
    body: JSON.stringify({ attraction: REVIEW.attraction, page: 1, page_size: 50 }),
    headers: { 'content-type': 'application/json' },
  })
  const [path] = /\/media\/photos\/[^"]+/.exec(await reviews.text())!
  const picture = await fetch(again.origin + path)
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(bytes).toEqual(await readFile(join(at('busy'), path)))
  await again.server.kill()
  const database = await openPglite(join(at('again'), 'database'))
  const kept = await database.query<{ reference: string }>('select reference from enquiries')
  expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before))
  // Each enquiry has its place and both emails.
  const [counts] = await database.query<Record<string, number>>(
    `select count(distinct uuid) as enquiries, count(*) as destinations,
       (select count(*) from mails) as mails
     from enquiries left join destinations on enquiry = uuid where idempotency_key is not null`,
  )
  await database.close()
  const { enquiries } = counts!
  expect(counts).toEqual({ enquiries, destinations: enquiries, mails: enquiries! * 2 })
})

test('a killed backup leaves nothing that looks like a backup', { timeout: 120_000 }, async () => {
  await serveAt('source')
  const command = call('backup', 'source', at('killed'))
  const unfinished = async () =>
    (await readdir(temporary)).filter((name) => name.startsWith('killed.unfinished-'))
  await expect.poll(unfinished, { timeout: 60_000, interval: 2 }).toHaveLength(1)
  await command.kill()
  expect(await readdir(temporary)).not.toContain('killed')
  const [left] = await unfinished()
  expect(await done('restore', 'killed-data', at(left!))).toEqual([
    1,
    expect.stringMatching(/is not a backup\. It has no manifest\.json\.$/),
  ])
  // The provider removes its copy.
  const copies = async () =>
    (await readdir(at('source'))).filter((name) => name.startsWith('copy-'))
  await expect.poll(copies, { timeout: 10_000 }).toEqual([])
})

test('a killed restore changes nothing, and can be repeated', { timeout: 240_000 }, async () => {
  const before = await rowsAt('old')
  for (const data of ['old', 'fresh']) {
    const command = call('restore', data, at('backup'), '--replace')
    const files = async () => readdir(at(data)).catch(() => [])
    await expect.poll(files, { timeout: 60_000, interval: 2 }).toContain('database.filling')
    await command.kill()
    expect(await files()).not.toContain('database.restored')
  }
  expect(await rowsAt('old')).toEqual(before)
  expect(await readdir(at('fresh'))).not.toContain('database')
  const [code] = await done('restore', 'fresh', at('backup'))
  expect(code).toBe(0)
  expect(await readdir(at('fresh'))).toEqual(['database', 'media'])
})

test(
  'replaces a database only with the option, and keeps the old one',
  { timeout: 120_000 },
  async () => {
    const before = await rowsAt('old')
    const refused =
      /^\S+ already has a database\. Nothing was changed\. Set it aside with --replace\.$/
    expect(await done('restore', 'old', at('backup'))).toEqual([1, expect.stringMatching(refused)])
    expect(await rowsAt('old')).toEqual(before)
    const [code, said] = await done('restore', 'old', at('backup'), '--replace')
    expect(code).toBe(0)
    const aside = /The previous database is in (\S+)\.$/.exec(said)![1]!
    expect(await rowsAt('old')).toEqual(await rowsAt('source'))
    const database = await openPglite(aside)
    expect(await everyRow(database)).toEqual(before)
    await database.close()
  },
)

test(
  'the next start finishes a restore killed in its last steps',
  { timeout: 90_000 },
  async () => {
    const rows = await rowsAt('source')
    // Killed before and after the old one was moved.
    for (const [data, name] of [
      ['before', 'database'],
      ['after', 'database.before-x'],
    ] as const) {
      await copyDatabase('source', data, 'database.restored')
      await copyDatabase('old', data, name)
      const database = await openDatabase(settingsFromEnvironment({ DATA_DIR: at(data) }))
      expect(await everyRow(database)).toEqual(rows)
      await database.close()
      const names = (await readdir(at(data))).map((name) => name.replace(/before-.*/, 'before'))
      expect(names).toEqual(['database', 'database.before'])
    }
  },
)

test.each([
  ['backup', [], 1, /^Usage: npm run backup -- FOLDER$/],
  ['backup', ['one', 'two'], 1, /^Usage: npm run backup -- FOLDER$/],
  ['backup', ['none'], 1, /^There is no database in \S+; set DATA_DIR to its folder\.$/],
  ['restore', ['none', '--force'], 1, /^Usage: npm run restore -- FOLDER \[--replace\]$/],
  ['restore', ['/nowhere'], 1, /^\/nowhere is not a backup\. It has no manifest\.json\.$/],
  ['move', [], 1, /^Usage: npm run move/],
  ['move', ['mysql://x'], 1, /^DATABASE_URL must be a URL that begins with postgres:/],
])(
  '%s %j explains the error in one sentence',
  { timeout: 60_000 },
  async (name, words, code, said) => {
    expect(await done(name, 'nothing', ...words)).toEqual([code, expect.stringMatching(said)])
    await readBackup(at('backup'))
  },
)
