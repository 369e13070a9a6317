import type { Damage } from '../support/lossy-line.ts'

const PAGE = '<!doctype html><title>Sign in to the network</title>'
const REFUSAL = { code: 'invalid_fields', message: 'Wrong.', fields: { email: 'email' } }
const MS_PER_BYTE = 1000

const page: Damage = (response, _, cors) =>
  response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end(PAGE)

export interface WorstFault {
  damage: Damage
  /** What a visitor reads. */
  sentence: string
  /** Has an effect only after the timeout of the request. */
  isSlow?: true
}

const UNREACHED =
  'We couldn’t reach our server. Check your connection and try again. Nothing is lost, and nothing is sent twice.'

/** Faults of an enquiry that the provider has stored. */
export const WORST_CALLS: Readonly<Record<string, WorstFault>> = {
  'no response': { damage: ({ socket }) => void socket!.destroy(), sentence: UNREACHED },
  'a body cut in half': {
    damage: (response, body, cors) => {
      response.writeHead(200, { ...cors, 'content-length': body.length })
      response.write(body.subarray(0, body.length / 2), () => response.socket!.destroy())
    },
    sentence: UNREACHED,
  },
  'half of the JSON': {
    damage: (response, body, cors) =>
      response.writeHead(200, cors).end(body.subarray(0, body.length / 2)),
    sentence: UNREACHED,
  },
  'no CORS headers': { damage: (response, body) => response.end(body), sentence: UNREACHED },
  'an HTML page': {
    damage: page,
    sentence:
      'We got a web page instead of our server’s response. If your Wi-Fi needs you to sign in, do that and try again. Nothing is lost.',
  },
  '503 with Retry-After': {
    damage: (response, _, cors) =>
      response.writeHead(503, { ...cors, 'retry-after': '30' }).end(PAGE),
    sentence: 'Our server is restarting. Please try again in a minute. Nothing is lost.',
  },
  '422 with fields': {
    damage: (response, _, cors) =>
      response.writeHead(422, cors).end(JSON.stringify({ error: REFUSAL })),
    sentence: 'Please fix: Must be a valid email',
  },
  'one byte per second, without the last': {
    damage: (response, body, cors) => {
      response.writeHead(200, { ...cors, 'content-length': body.length })
      let sent = 0
      const clock = setInterval(() => {
        if (sent < body.length - 1) response.write(body.subarray(sent, (sent += 1)))
      }, MS_PER_BYTE)
      response.on('close', () => clearInterval(clock))
    },
    isSlow: true,
    sentence:
      'Our server took too long to respond. Please try again. Nothing is lost, and nothing is sent twice.',
  },
}

const LIST_FAILED = 'The list hasn’t loaded.'

/** Faults of the first request for a chunk. */
export const WORST_CHUNKS: Readonly<Record<string, WorstFault>> = {
  '404 of a chunk': {
    damage: (response, _, cors) => response.writeHead(404, cors).end('No script.'),
    sentence: LIST_FAILED,
  },
  'an HTML page for a chunk': { damage: page, sentence: LIST_FAILED },
}

/** Ends long timeouts of the page after a tenth of their time. */
export function hurry(): void {
  const after = window.setTimeout.bind(window)
  const sooner = (task: () => void, ms = 0) => after(task, ms < 10_000 ? ms : ms / 10)
  Object.assign(window, { setTimeout: sooner })
}
