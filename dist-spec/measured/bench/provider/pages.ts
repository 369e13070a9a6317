/**
 * `npm run bench:pages` counts the pages per second of the built site over eight connections: the home page, the
 * home page with a query that always changes, and unknown addresses. Option: `--seconds=4`.
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

async function ask(path: string): Promise<void> {
  const address = serving.origins.provider + path.replace('#', String((asked += 1)))
  const [response] = await once(get(address, { agent, headers }), 'response')
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
agent.destroy()
await serving.close()
