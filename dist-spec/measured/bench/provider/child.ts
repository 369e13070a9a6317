/** A provider in its own process. Rows, if given, are added to its database first. */
import { unlimited } from '../../../../demo/provider/data/engine/database.ts'
import { ALONE, serve } from '../../../../demo/server/serve.ts'
import { FAMOUS, fill, type Rows } from './fill.ts'

/** Sent to the bench once the provider listens. */
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
  // The bench sets the client address, as a proxy does.
  trustProxy: 1,
  connectionsOfAddress: 0,
  // The bench needs no media, so on PostgreSQL any data folder will do.
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
