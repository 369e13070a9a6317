/** A provider in a process of its own: on the database that is named, filled up first where rows are given. */
import { unlimited } from '../../../demo/provider/data/database.ts'
import { ALONE, serve } from '../../../demo/serve.ts'
import { FAMOUS, fill, type Rows } from './fill.ts'

/** What the bench hears of it. */
export interface Started {
  origin: string
  city: string
  country: string
}

const [where = '', rows] = process.argv.slice(2)
const isServer = /^postgres/.test(where)
const { origins, provider, close } = await serve({
  port: 0,
  ...ALONE,
  // The bench is the proxy that says whose each request is.
  trustProxy: 1,
  connectionsOfAddress: 0,
  // In a folder of PostgreSQL's own there are no media, so any will do.
  ...(isServer ? { databaseUrl: where } : { dataDir: where }),
  log: () => {},
})
if (rows) {
  const asked: Rows = JSON.parse(rows)
  await fill(unlimited(provider.database), asked)
  await close()
  process.exit()
}
const [place] = await provider.database.query<Omit<Started, 'origin'>>(
  `select cities.uuid as city, states.country from attractions
   join cities on cities.uuid = city join states on states.uuid = state where id = $1`,
  [FAMOUS],
)
const started: Started = { origin: origins.provider, ...place! }
console.log(JSON.stringify(started))
