import { addJob } from '../data/jobs/jobs.ts'
import { openPostgres } from '../data/engine/postgres.ts'
import { addMails } from '../data/mails/mails.ts'
import type { Handlers } from '../jobs/handler.ts'
import { startWorker } from '../jobs/worker.ts'
import { plainLog } from '../log/log.ts'
import { emailHandler, openTransport } from '../mail/mail.ts'

// A process that adds jobs and emails until it is killed, and runs those of all such processes. With ONLY_RUN it adds
// none.
const { TARGET_DATABASE = '', SMTP_URL = '', ONLY_RUN } = process.env
const log = plainLog('warn', (line) => console.error(line))
const now = () => new Date()
const database = await openPostgres(TARGET_DATABASE, log, { most: 4 })
const email = emailHandler(database, openTransport(SMTP_URL, log), {
  now,
  mailFrom: 'desk@trips.example',
  replyAddress: undefined,
})
const handlers: Handlers = {
  effect: {
    places: 3,
    lease: 2,
    run: async ({ key, finish }) =>
      database.transaction(async (queries) => {
        await queries.query('insert into effects (key) values ($1)', [key])
        await queries.query('select pg_sleep(0.02)')
        await finish(queries)
      }),
  },
  email: { ...email, lease: 2 },
}
const worker = startWorker(database, handlers, { now, log })
console.log('ready')
if (!ONLY_RUN) {
  for (;;) {
    await database.transaction(async (queries) => {
      const [row] = await queries.query<{ key: number }>(
        'insert into causes default values returning key',
      )
      await addJob(queries, { kind: 'effect', key: String(row!.key) }, now())
      const mail = {
        kind: 'reply',
        recipient: 'asha@mail.example',
        about: 'asha@mail.example',
        subject: `Cause ${row!.key}`,
        body: 'Hello',
      } as const
      // The test's mail server greets after 100 ms, so more than these would leave a backlog.
      if (row!.key % 10 === 0) await addMails(queries, [mail], now(), false)
      await queries.query('select pg_sleep(0.01)')
    })
    worker.wake()
  }
}
