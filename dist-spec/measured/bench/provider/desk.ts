/**
 * `npm run bench:desk` times each kind of desk page with many enquiries, relative to the first page in the same
 * run, and counts the CSV rows per second. Options: `--enquiries=100000 --minutes=10 --turns=15`, with the minutes
 * between two enquiries. `BENCH_DATABASE_URL`, if set, must name an empty PostgreSQL database. Reads only statuses and
 * times, so that it can measure older versions too.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ALONE, serve } from '../../../../demo/server/serve.ts'
import { DEMO_STAFF } from '../../../../demo/provider/data/seed/demo-staff.ts'
import { type Queries, unlimited } from '../../../../demo/provider/data/engine/database.ts'

const { values } = parseArgs({
  options: {
    enquiries: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '10' },
    turns: { type: 'string', default: '15' },
  },
})
const [count, turns] = [Number(values.enquiries), Number(values.turns)]
const url = process.env['BENCH_DATABASE_URL']
const folder = await mkdtemp(join(tmpdir(), 'trip-bench-desk-'))

/** Adds two years of enquiries with two stops each. Half have an email, and some come from partners. */
async function fill({ query, run }: Queries): Promise<void> {
  // The search words of all rows are written in one go. Older versions lack them.
  const [words] = await query("select from pg_proc where proname = 'enquiry_words'")
  const [attributed] = await query(
    `select from information_schema.columns where table_name = 'enquiries' and column_name = 'attribution'`,
  )
  const attribution = `jsonb_build_object('page', 'https://blog' || i % 40 || '.example/' || i % 900,
    'utm_source', 'source' || i % 60, 'utm_campaign', 'monsoon', 'host_reference', i::text)`
  await run(
    'alter table enquiries disable trigger user; alter table destinations disable trigger user',
  )
  for (let first = 1; first <= count; first += 5000) {
    const series = `generate_series(${first}, ${Math.min(count, first + 4999)}) as i`
    await run(`
      insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, first_name,
        last_name, any_special_request, partner, status, received_at
        ${attributed ? ', attribution' : ''})
      select md5('enquiry' || i)::uuid, 'TJ-B-' || i, 'bench', 2, 7000000000 + i,
        'person' || i || '@mail.example', (array['Asha', 'Ravi', 'Lata', 'Meera'])[1 + i % 4], 'Rao ' || i % 997,
        case when i % 3 = 0 then 'A cot and a quiet room, please.' end, case when i % 50 = 0 then 'blog' end,
        (array['New', 'In progress', 'Completed', 'Canceled'])[1 + i % 4],
        timestamptz '2026-11-01' - i * interval '${Number(values.minutes)} minutes'
        ${attributed ? `, case when i % 5 > 0 then ${attribution} end` : ''} from ${series};
      insert into destinations (enquiry, position, city, no_days)
      select md5('enquiry' || i)::uuid, n, uuid, 3 from ${series} cross join generate_series(0, 1) as n
      join (select uuid, row_number() over (order by uuid) - 1 as place, count(*) over () as places from cities)
        as cities on place = (i + n) % places;
      insert into mails (recipient, subject, body, created_at, next_try_at, sent_at)
      select 'person' || i || '@mail.example', 'Your enquiry', '', timestamptz '2026-11-01', now(), now()
      from ${series} where i % 2 = 0`)
  }
  const [queued] = await query(
    `select from information_schema.columns where table_name = 'enquiries' and column_name = 'promised_at'`,
  )
  // Triggers are off, so nothing else closes what is done. Three of four are answered. Reminders have been sent; to send
  // so many would take all of the processor.
  if (queued)
    await run(`
      update enquiries set promised_at = received_at + interval '1 day', reminded_at = received_at + interval '1 day', owner = (select uuid from staff limit 1),
        due_at = case when status in ('New', 'In progress') then received_at + interval '1 day' end,
        answered_at = case when right(reference, 1) not in ('1', '4')
          then received_at + right(reference, 2)::int * interval '31 minutes' end
      where fingerprint = 'bench'`)
  if (words)
    await run('update enquiries set search = enquiry_words(enquiries) where search is null')
  await run(
    'alter table enquiries enable trigger user; alter table destinations enable trigger user',
  )
  await run('vacuum analyze')
}

const { origins, provider, close } = await serve({
  port: 0,
  ...ALONE,
  ...(url ? { databaseUrl: url } : { dataDir: folder }),
  log: () => {},
})
const origin = origins.provider
let cookie = ''

async function ask(path: string, fields?: Record<string, string>): Promise<Response> {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  const set = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  if (set.length > 0) cookie = set.join('; ')
  return answer
}

const figure = (value: number, digits = 1) => value.toFixed(digits).padStart(9)

async function median(path: string, fields?: Record<string, string>): Promise<number> {
  const took: number[] = []
  for (let turn = -2; turn < turns; turn += 1) {
    const begun = performance.now()
    const answer = await ask(path, fields)
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
    if (turn >= 0) took.push(performance.now() - begun)
    // Pages of old versions take seconds.
    if (turn >= 2 && took.reduce((sum, each) => sum + each, 0) > 20_000) break
  }
  return took.toSorted((a, b) => a - b)[took.length >> 1]!
}

try {
  const begun = performance.now()
  await fill(unlimited(provider.database))
  console.log(`${count} enquiries filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  await ask('/desk/sign-in', DEMO_STAFF)
  const [deep] = await provider.database.query<{ at: string; uuid: string }>(
    `select received_at::text as at, uuid
     from enquiries order by received_at desc offset ${Math.floor(count * 0.75)} limit 1`,
  )
  const list = '/desk/enquiries'
  const old = `person${count - 7}@mail.example`
  const first = await median(list)
  console.log(`${''.padEnd(36)}       ms    ratio`)
  const row = (name: string, took: number) =>
    console.log(`${name.padEnd(36)}${figure(took)}${figure(took / first)}`)
  row('page 1', first)
  const page = Math.floor((count * 0.75) / 25)
  const paths: [name: string, path: string][] = [
    [`page ${page}`, `page=${page}&older=${encodeURIComponent(`${deep!.at}_${deep!.uuid}`)}`],
    ['oldest page', `page=${Math.floor(count / 25)}&oldest=1`],
    ['go to a date', 'date=2026-01-15'],
    ['one status, first page', 'status=Completed'],
    ['unassigned', 'view=unassigned'],
    ['overdue', 'view=overdue'],
    ['done', 'view=done'],
    ['sorted by name', 'sort=name'],
    ['one partner', 'partner=blog'],
    ['words of many', 'text=asha+cot'],
    ['words of few', 'text=rao+99'],
    ['a search without a hit', 'text=zebra'],
    ['two letters without a hit', 'text=zq'],
    ['an address', `text=${old}`],
    ['a reference', `text=TJ-B-${count - 7}`],
    ['a mobile number', `text=${7_000_000_000 + count - 7}`],
  ]
  for (const [name, query] of paths) row(name, await median(`${list}?${query}`))
  row('a person, by email', await median('/desk/persons', { who: old }))
  row(
    'a person, by mobile number',
    await median('/desk/persons', { who: String(7_000_000_000 + count - 7) }),
  )
  if ((await ask('/desk/report')).status === 200) {
    row('report', await median('/desk/report'))
    row('report of a partner', await median('/desk/report?partner=blog'))
    row('report of a year', await median('/desk/report?from=2020-01-01'))
  }
  const started = performance.now()
  const worked = process.cpuUsage()
  const memory = process.memoryUsage().rss
  let [bytes, lines, peak, slowest] = [0, 0, memory, 0]
  const answer = await ask(`${list}.csv`)
  // The export must not make other pages wait for a connection.
  let done = false
  const beside = (async () => {
    for (; !done; await new Promise((resolve) => setTimeout(resolve, 200))) {
      const begun = performance.now()
      await (await ask(list)).text()
      slowest = Math.max(slowest, performance.now() - begun)
    }
  })()
  for await (const chunk of answer.body!) {
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 13) lines += 1
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(worked)
  done = true
  await beside
  console.log(
    `CSV: ${lines - 1} rows in ${seconds.toFixed(1)} s, ${Math.round((lines - 1) / seconds)} rows/s, ${Math.round(bytes / 1e6)} MB; ` +
      `${((user + system) / 1e6).toFixed(1)} s of this process's processor time; ` +
      `${Math.round((peak - memory) / 1e6)} MB more memory; page 1 meanwhile ${slowest.toFixed(0)} ms at most`,
  )
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await close()
  await rm(folder, { recursive: true, force: true })
}
