import { setTimeout as wait } from 'node:timers/promises'
import { StoreAway } from '../../errors/store-away.ts'
import { Failure, failureIn, lostConnection } from './failure.ts'
import type { S3Settings } from '../../settings/s3-settings.ts'
import { type S3Request, signedRequest } from './signed-request.ts'
import { type Watch, newWatch } from './watch.ts'

export interface S3Answer {
  headers: Headers
  text: string
}

/** Client of a bucket. It retries after temporary failures, so each request may arrive twice. */
export interface S3Client {
  /**
   * Undefined for a missing object or upload.
   * @throws {StoreAway}
   */
  ask(request: S3Request): Promise<S3Answer | undefined>
  /**
   * Bytes of an object from `first` to `last`, both inclusive. A broken download is resumed.
   * @throws {StoreAway} while it is read.
   */
  read(name: string, first: number, last: number): AsyncGenerator<Uint8Array>
  /** Aborts running requests, and refuses new ones. */
  end(): void
}

/** Ms before the second and the third try. */
const PAUSES = [200, 1000]

/** Opens no connection yet. `log` gets a line for each request that finally failed. */
export function s3Client(settings: S3Settings, log: (line: string) => void): S3Client {
  const underWay = new Set<Watch>()
  let ended = false

  const begin = () => {
    if (ended) throw new StoreAway('ENDED')
    const watch = newWatch(settings.patience)
    underWay.add(watch)
    return watch
  }
  const leave = (watch: Watch) => {
    watch.pause()
    underWay.delete(watch)
  }

  async function send(request: S3Request, { signal }: Watch): Promise<Response> {
    const { url, init } = await signedRequest(settings, request)
    return fetch(url, { ...init, redirect: 'manual', signal })
  }

  async function rest({ code, passes }: Failure, tries: number): Promise<void> {
    const pause = passes && !ended ? PAUSES[tries - 1] : undefined
    // Jitter, so that requests refused together don't retry together.
    if (pause !== undefined) await wait(pause * (0.5 + Math.random()))
    if (ended) throw new StoreAway('ENDED')
    if (pause !== undefined) return
    log(`the media store is not responding: ${code}`)
    throw new StoreAway(code)
  }

  return {
    async ask(request) {
      for (let tries = 1; ; tries += 1) {
        const watch = begin()
        try {
          const response = await send(request, watch)
          const text = await response.text()
          const failure = failureIn(response, text)
          if (!failure) return { headers: response.headers, text }
          if (failure.isMissing) return undefined
          throw failure
        } catch (error) {
          await rest(failureOf(error, watch, request), tries)
        } finally {
          leave(watch)
        }
      }
    },
    async *read(name, first, last) {
      let at = first
      let fruitless = 0
      while (at <= last) {
        const request: S3Request = { method: 'GET', name, range: { first: at, last } }
        const watch = begin()
        try {
          const response = await send(request, watch)
          if (response.status !== 206) {
            throw failureIn(response, await response.text()) ?? new Failure('NoRanges', false)
          }
          for await (const piece of piecesOf(response, watch)) {
            at += piece.length
            fruitless = 0
            yield piece
          }
          if (at <= last) throw new Failure('CUT', true)
        } catch (error) {
          fruitless += 1
          await rest(failureOf(error, watch, request), fruitless)
        } finally {
          leave(watch)
          watch.abort()
        }
      }
    },
    end() {
      ended = true
      for (const watch of underWay) watch.abort()
    },
  }
}

/** Only a silent store times out, not a slow reader. */
async function* piecesOf({ body }: Response, watch: Watch): AsyncGenerator<Uint8Array> {
  const reader = body!.getReader()
  for (;;) {
    watch.begin()
    const { done, value } = await reader.read()
    watch.pause()
    if (done) return
    yield value
  }
}

function failureOf(error: unknown, watch: Watch, { body }: S3Request): Failure {
  if (error instanceof Failure) return error
  // A download that timed out is not retried, since a visitor waits for it; an upload is.
  return watch.isOver() ? new Failure('TIMEOUT', body !== undefined) : lostConnection(error)
}
