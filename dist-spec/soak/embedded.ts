import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sweepOnce } from '../../demo/provider/personal/sweep.ts'
import { emptyDatabaseIn } from '../../demo/provider/testing/folder-for-test.ts'
import { freePort } from '../../demo/provider/testing/free-port-for-test.ts'
import { smallDisk } from '../../demo/provider/testing/small-disk-for-test.ts'
import { ALONE, type Serving, serve } from '../../demo/server/serve.ts'
import { atExit } from './at-exit.ts'
import {
  AGE_UPLOADS,
  type Deployment,
  END_LEASES,
  PAUSE,
  type Place,
  type Query,
  UNSENT,
} from './deployment.ts'
import { startInstance } from './instance.ts'

/** Room for the database, the widgets, and what four visitors upload at once. */
const BASE = 700_000_000

/** One instance with the embedded database on a small disk, which has room for that many bytes of uploads. */
export async function embedded({ mail, say }: Place, uploads: number): Promise<Deployment> {
  const disk = smallDisk(BASE + uploads)
  const unmount = atExit(() => disk.unmount())
  const dataDir = join(disk.folder, 'data')
  await mkdir(dataDir)
  await emptyDatabaseIn(dataDir)
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url }
  const instance = await startInstance(await freePort(), env, say)
  let serving: Serving | undefined

  return {
    target: { port: instance.port },
    async suffer(fault) {
      if (fault === 'kill') return instance.restart()
      await disk.fill(0)
      await wait(PAUSE)
      await disk.empty()
    },
    async finish() {
      await instance.kill()
      const opened = await serve({
        port: 0,
        ...ALONE,
        dataDir,
        smtpUrl: mail.url,
        demo: false,
        moderation: false,
      })
      serving = opened
      const query: Query = (sql) => opened.provider.database.query(sql)
      await query(END_LEASES)
      await query(AGE_UPLOADS)
      const { database, media: store, settings } = opened.provider
      await sweepOnce(database, store, settings)
      for (let tries = 240; tries > 0 && (await query(UNSENT)).length > 0; tries -= 1) {
        await wait(500)
      }
      const media = join(dataDir, 'media')
      const namesIn = async (folder: string) =>
        (await readdir(join(media, folder)).catch(() => [])).map((name) => `${folder}/${name}`)
      return {
        query,
        async read(path) {
          const answer = await fetch(opened.origins.provider + path)
          return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
        },
        names: (await Promise.all(['photos', 'videos', 'partials'].map(namesIn))).flat(),
        unfinished: await namesIn('incoming'),
      }
    },
    async stop() {
      await instance.kill()
      await serving?.close()
      unmount()
    },
  }
}
