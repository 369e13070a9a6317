import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { migrate } from '../data/engine/migrate.ts'
import { withPostgres } from '../testing/new-postgres-for-test.ts'

const INSTANCES = 3
const KILLS = 90

/** A mail server that counts the emails it has accepted by Message-ID. */
async function mailServer() {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const [, id = ''] = /^Message-ID: (\S+)/im.exec(Buffer.concat(parts).toString()) ?? []
        received.set(id, (received.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  // Killed clients end their connections in the middle.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}?ignoreTLS=true`
  return { received, url, close: () => new Promise<void>((done) => server.close(done)) }
}

/** Bundles the instance, because compiling its sources for each of so many starts would take most of the time. */
async function bundled(outDir: string): Promise<string> {
  const entry = resolve(import.meta.dirname, '../testing/jobs-instance-for-test.ts')
  const output = { entryFileNames: 'instance.mjs' }
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, target: 'node20', rolldownOptions: { output } },
  })
  return join(outDir, 'instance.mjs')
}

test(
  `loses no job, and has no effect twice, in ${KILLS} kills of ${INSTANCES} instances`,
  { timeout: 180_000 },
  async () => {
    await withPostgres(async (url, database) => {
      await migrate(database)
      await database.run('create table causes (key bigint generated always as identity)')
      await database.run('create table effects (key text)')
      const mails = await mailServer()
      const folder = await mkdtemp(resolve('node_modules/.cache/killed-'))
      const file = await bundled(folder)
      const start = async (more: Record<string, string> = {}) => {
        const child = spawn(process.execPath, [file], {
          env: { ...process.env, TARGET_DATABASE: url, SMTP_URL: mails.url, ...more },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        await once(child.stdout, 'data')
        return async () => {
          child.kill('SIGKILL')
          await once(child, 'close')
        }
      }
      const killAgainAndAgain = async () => {
        for (let kills = 0; kills < KILLS / INSTANCES; kills += 1) {
          const kill = await start()
          await wait(Math.random() * 800)
          await kill()
        }
      }
      await Promise.all(Array.from({ length: INSTANCES }, killAgainAndAgain))

      const killLast = await start({ ONLY_RUN: 'yes' })
      const left = async () => (await database.query('select 1 from jobs')).length
      await expect.poll(left, { timeout: 60_000, interval: 500 }).toBe(0)
      await killLast()
      const count = async (sql: string) =>
        (await database.query<{ count: number }>(`select count(*) from ${sql}`))[0]!.count
      const causes = await count('causes')
      expect(causes).toBeGreaterThan(KILLS)
      expect(await count('effects')).toBe(causes)
      expect(await count('causes where key::text not in (select key from effects)')).toBe(0)
      const ids = await database.query<{ id: string }>('select message_id as id from mails')
      expect(ids.length).toBeGreaterThan(KILLS / 3)
      expect([...mails.received.keys()].toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
      // SMTP has no transaction with the database: an instance that is killed between the server's answer and its
      // commit repeats the one email it was sending, with the same Message-ID.
      const repeated = [...mails.received.values()].reduce((sum, times) => sum + times - 1, 0)
      expect(repeated).toBeLessThanOrEqual(KILLS)
      console.info(`${causes} jobs, ${ids.length} emails, ${repeated} emails repeated`)
      await mails.close()
      await rm(folder, { recursive: true })
    })
  },
)
