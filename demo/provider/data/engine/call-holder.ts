import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { codeOf } from '../../errors/error-trace.ts'
import { isDead, socketOf } from './lock.ts'

/** The process that uses a data folder didn't respond completely. The message is written for people. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  constructor(folder: string, cause: unknown) {
    const what =
      codeOf(cause) === 'EACCES'
        ? 'runs as another user. Run this command as that user.'
        : 'did not respond completely. It may be starting, stopping or an older version.'
    super(`The process that uses the data folder ${folder} ${what}`, { cause })
  }
}

/**
 * Calls the process that has locked a data folder; undefined if there is none. The response has the content of
 * `file`, or a message.
 * @throws {Unanswered} also while reading `bytes`, if the connection breaks
 */
export async function callHolder(folder: string, name: string, words: string[] = []) {
  try {
    const socketPath = await socketOf(folder)
    if (socketPath === undefined) return undefined
    const call = request({ socketPath, method: 'POST', path: `/${name}`, agent: false })
    // `once` only listens until the response begins.
    call.on('error', () => {}).end(JSON.stringify(words))
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const file = response.headers['file']
    return {
      failed: response.statusCode !== 200,
      file: file && decodeURIComponent(String(file)),
      bytes: bytesOf(response, folder),
      end: () => void response.destroy(),
    }
  } catch (error) {
    if (isDead(error)) return undefined
    throw new Unanswered(folder, error)
  }
}

async function* bytesOf(response: IncomingMessage, folder: string): AsyncGenerator<Uint8Array> {
  try {
    yield* response as AsyncIterable<Buffer>
  } catch (error) {
    throw new Unanswered(folder, error)
  }
}
