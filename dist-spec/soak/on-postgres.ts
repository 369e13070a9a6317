import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { freePort } from '../../demo/provider/testing/free-port-for-test.ts'
import { guideProxy } from '../../demo/provider/testing/nginx-for-test.ts'
import {
  AGE_UPLOADS,
  type Deployment,
  END_LEASES,
  PAUSE,
  type Place,
  type Query,
  UNSENT,
} from './deployment.ts'
import { type Instance, startInstance } from './instance.ts'
import { startBucket, startCluster } from './servers.ts'

/** Two instances behind the guide's proxy, with PostgreSQL and a bucket. */
export async function onPostgres({ folder, mail, say }: Place): Promise<Deployment> {
  const cluster = await startCluster(folder)
  const bucket = await startBucket(join(folder, 's3'))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const { endpoint, accessKeyId, secretAccessKey } = bucket.s3
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket.s3.bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const start = async () => startInstance(await freePort(), env, say)
  const instances: [Instance, Instance] = [await start(), await start()]
  const proxy = await guideProxy([instances[0].port, instances[1].port])
  const pool = new Pool({ connectionString: cluster.url, max: 1 })
  pool.on('error', () => {})
  const query: Query = async <Row>(sql: string) => (await pool.query(sql)).rows as Row[]

  /** As if the uploads of killed instances were hours old. */
  async function age(): Promise<void> {
    await query(`update pending_media set at = at - interval '3 hours'`)
    await query(AGE_UPLOADS)
    const incoming = join(dataDir, 'media/incoming')
    const old = new Date(Date.now() - 3 * 3_600_000)
    for (const name of await readdir(incoming)) await utimes(join(incoming, name), old, old)
  }

  return {
    target: { port: proxy.https, host: 'trips.example' },
    async suffer(fault, random) {
      if (fault === 'kill') return instances[random.below(2)]!.restart()
      cluster.stop(fault === 'database crashes' ? 'immediate' : 'fast')
      await wait(PAUSE)
      cluster.start()
    },
    async finish() {
      await age()
      await Promise.all(instances.map((instance) => instance.restart()))
      await query(END_LEASES)
      const isOpen = async () =>
        (await query(UNSENT)).length > 0 ||
        (await query('select name from pending_media union all select id from partial_uploads'))
          .length > 0
      for (let tries = 240; tries > 0 && (await isOpen()); tries -= 1) await wait(500)
      return {
        query,
        async read(path) {
          const answer = await fetch(`http://127.0.0.1:${instances[0].port}${path}`)
          return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
        },
        names: await bucket.names(),
        unfinished: [
          ...(await readdir(join(dataDir, 'media/incoming'))),
          ...(await bucket.uploads()),
        ],
      }
    },
    async stop() {
      await Promise.all(instances.map((instance) => instance.kill()))
      await proxy.stop()
      await pool.end()
      bucket.stop()
      cluster.end()
    },
  }
}
