import { createServer } from 'node:http'
import { type Listening, listening } from '../../support/listening.ts'

/** Delay of each response of a slow provider, in ms. */
const SLOW = 1500

/** An unused port that browsers let pages request. */
const DEAD = 'http://127.0.0.1:1024'

export interface BentProviders {
  origins: Record<'SLOW' | 'LYING' | 'HALF' | 'DEAD', string>
  close: () => Promise<void>
}

/** Providers that respond like the real one, but late, with the wrong page, or with incomplete data. */
export async function bentProviders(provider: string): Promise<BentProviders> {
  const slow = await between(provider, async (answer) => {
    await new Promise((late) => setTimeout(late, SLOW))
    return answer
  })
  const lying = await between(provider, () => '<!doctype html><title>All is well</title>')
  const half = await between(provider, (answer) => {
    const list = answer.startsWith('[') ? (JSON.parse(answer) as object[]) : undefined
    if (!list) return answer
    const holes = [null, 'text', 7, {}, [], { ...list[0], uuid: null, name: null }]
    return JSON.stringify(list.flatMap((item) => holes.concat(item)))
  })
  return {
    origins: { SLOW: slow.origin, LYING: lying.origin, HALF: half.origin, DEAD },
    close: async () => {
      for (const { close } of [slow, lying, half]) await close()
    },
  }
}

/** Forwards requests to another origin, and changes its responses with `bend`. */
function between(
  to: string,
  bend: (answer: string) => string | Promise<string>,
): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    const headers = new Headers()
    for (const name of ['content-type', 'authorization', 'idempotency-key', 'origin'] as const) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    for (const name of ['access-control-request-method', 'access-control-request-headers'] as const)
      if (request.headers[name]) headers.set(name, String(request.headers[name]))
    const answer = await fetch(to + request.url, {
      method: request.method!,
      headers,
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    })
    for (const [name, value] of answer.headers)
      if (/^(?:access-control|content-type|vary)/.test(name)) response.setHeader(name, value)
    response.statusCode = answer.status
    const isText = /json|html/.test(answer.headers.get('content-type') ?? '')
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.end(isText ? await bend(bytes.toString()) : bytes)
  })
  return listening(server)
}
