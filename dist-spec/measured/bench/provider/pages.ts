/**
 * `npm run bench:pages` counts the pages per second of the built site over eight connections: the home page, the
 * home page with a query that always changes, and unknown addresses. It also prints the CPU of a page, request and client
 * included: rendered from stored API responses, kept since a change of other data, after its API responses have expired,
 * and stored. Option: `--seconds=4`.
 */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { noteChange } from '../../../../demo/provider/data/engine/change-counter.ts'
import { ALONE, serve } from '../../../../demo/server/serve.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const CONNECTIONS = 8

/** Ms that the server's clock is ahead. */
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const serving = await serve({ port: 0, ...ALONE, log: () => {}, now })
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const headers = { accept: 'text/html', 'accept-encoding': 'br' }
let asked = 0

async function ask(path: string, more: Record<string, string> = {}): Promise<void> {
  const address = serving.origins.provider + path.replace('#', String((asked += 1)))
  const [response] = await once(
    get(address, { agent, headers: { ...headers, ...more } }),
    'response',
  )
  response.resume()
  await once(response, 'end')
}

async function pagesPerSecond(path: string): Promise<number> {
  await ask(path)
  const begin = performance.now()
  const end = begin + Number(values.seconds) * 1000
  let count = 0
  const askOn = async () => {
    for (; performance.now() < end; count += 1) await ask(path)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  return (count / (performance.now() - begin)) * 1000
}

// The code is not compiled in the first run.
await pagesPerSecond('/')
const first = await pagesPerSecond('/')
for (const path of [
  '/',
  '/?utm_source=#',
  '/destinations?x=#',
  '/no/page/#',
  '/gone-#.php',
  '/company-#',
  '/attraction-details/x#',
  '/reviews/x#',
  '/review/x#',
  '/destinations/x#',
]) {
  const rate = await pagesPerSecond(path)
  console.log(`${path.padEnd(24)} ${rate.toFixed(0).padStart(6)} /s ${(rate / first).toFixed(2)}`)
}

const TURNS = 200
const PLAIN = { 'accept-encoding': 'identity' }

/** What happens before each request; a request with a token gets no page that is stored or kept. */
const CASES: Record<string, { before: () => void; headers?: Record<string, string> }> = {
  rendered: { before: () => {}, headers: { authorization: 'token none' } },
  unchanged: { before: () => noteChange(serving.provider.database, 'companies') },
  // Stored responses expire after five seconds.
  expired: { before: () => void (ahead += 6000) },
  stored: { before: () => {} },
}

async function processorTime(path: string, name: string): Promise<string> {
  const { before, headers } = CASES[name]!
  const turn = async () => {
    before()
    await ask(path, { ...PLAIN, ...headers })
  }
  for (let count = 0; count < TURNS; count += 1) await turn()
  const begin = process.cpuUsage()
  for (let count = 0; count < TURNS; count += 1) await turn()
  const { user, system } = process.cpuUsage(begin)
  return `${name} ${((user + system) / 1000 / TURNS).toFixed(1)} ms`
}

for (const path of ['/', '/attraction-details/taj-mahal', '/testimonials', '/enquiry']) {
  const times: string[] = []
  for (const name of Object.keys(CASES)) times.push(await processorTime(path, name))
  console.log(`${path.padEnd(32)} ${times.join(', ')}`)
}
agent.destroy()
await serving.close()
