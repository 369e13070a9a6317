import { chown, stat } from 'node:fs/promises'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Provider, openProvider } from '../../provider.ts'
import { settingsFromEnvironment } from '../../settings/settings.ts'
import { API } from '../../testing/api-for-test.ts'
import { postgresForTest } from '../../testing/open-for-test.ts'
import { POSTGRES } from '../../testing/servers-for-test.ts'
import { type SmallDisk, smallDisk } from '../../testing/small-disk-for-test.ts'

const SPACE = `small_${process.pid}`

let disk: SmallDisk
let admin: Pool
let provider: Provider
const logged: string[] = []
beforeAll(async () => {
  disk = smallDisk(80_000_000)
  admin = new Pool({ connectionString: POSTGRES, max: 1 })
  const { rows } = await admin.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  )
  const { uid } = await stat(rows[0]!.folder)
  await chown(disk.folder, uid, -1)
  await admin.query(`create tablespace ${SPACE} location '${disk.folder}'`)
  const settings = {
    ...settingsFromEnvironment({}),
    dataDir: undefined,
    enquiryRate: { limit: 1000, seconds: 1 },
    log: (line: string) => logged.push(line),
  }
  provider = await openProvider(settings, await postgresForTest(POSTGRES!, { tablespace: SPACE }))
})
afterAll(async () => {
  await provider.close()
  await admin.query(`drop tablespace ${SPACE}`)
  await admin.end()
  disk.unmount()
})

async function enquire(): Promise<[status: number, retryAfter: string | null]> {
  const [city] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  const answer = await provider.app.request(`${API}/enquiry/`, {
    method: 'POST',
    body: JSON.stringify({
      destinations: [{ city: city!.uuid, no_days: 3 }],
      number_of_adults: 2,
      phone_number: '+91 98765-43210',
      email: 'asha@mail.example',
    }),
    headers: { 'content-type': 'application/json' },
  })
  return [answer.status, answer.headers.get('retry-after')]
}

test("reads while PostgreSQL's disk is full, and stores again once there is space", async () => {
  expect(await enquire()).toEqual([201, null])
  await disk.fill(0)
  // Existing pages still have space for some rows.
  await expect.poll(enquire, { interval: 1 }).toEqual([507, '300'])
  expect(logged).toContain('a request failed because the disk is full')
  for (const path of ['/healthz', '/readyz', `${API}/countries/`]) {
    expect([path, (await provider.app.request(path)).status]).toEqual([path, 200])
  }
  await disk.empty()
  expect(await enquire()).toEqual([201, null])
})
