/**
 * `npm run bench:pages` counts the pages per second of the built site over eight connections: the home page, the
 * home page with a query that always changes, and unknown addresses. It also prints the CPU of a page that is rendered and
 * of one that is stored, request and client included. Option: `--seconds=4`.
 */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { ALONE, serve } from '../../../../demo/server/serve.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const CONNECTIONS = 8

const serving = await serve({ port: 0, ...ALONE, log: () => {} })
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

/** A request with a token is never served from what is stored. */
const RENDERED = { authorization: 'token none', 'accept-encoding': 'identity' }
const TURNS = 200

async function processorTime(path: string, more: Record<string, string>): Promise<number> {
  for (let turn = 0; turn < TURNS; turn += 1) await ask(path, more)
  const before = process.cpuUsage()
  for (let turn = 0; turn < TURNS; turn += 1) await ask(path, more)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TURNS
}

for (const path of ['/', '/attraction-details/taj-mahal', '/testimonials', '/enquiry']) {
  const rendered = await processorTime(path, RENDERED)
  const stored = await processorTime(path, {})
  console.log(
    `${path.padEnd(32)} ${rendered.toFixed(1)} ms rendered, ${stored.toFixed(1)} ms stored`,
  )
}
agent.destroy()
await serving.close()
