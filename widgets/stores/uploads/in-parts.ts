// @chunk own
import type { Address, Result } from '../../api/client.ts'
import type { Failure } from '../../api/failures.ts'
import type { Upload } from '../../api/upload.ts'
import { IDEMPOTENCY_KEY } from '../../contract/headers.ts'
import { UPLOADED } from '../../contract/values/files.ts'
import { callTus, sumOf, type Tools, type Uploading } from './tus.ts'
import { keep, type Unfinished, unfinished, uploadsAt } from './unfinished.ts'

/** Seconds before each new attempt. Then the form reports the failure. */
const PAUSES = [0, 1, 2, 4, 8, 15]

/** Bytes of the first, the smallest and the largest part. */
const FIRST = 1024 * 1024
const LEAST = FIRST / 4
const MOST = FIRST * 4

/** Ms of a part that is short enough to double the next. */
const QUICK = 2000

type Send<Output> = (form: FormData, onProgress: (part: number) => void) => Promise<Result<Output>>

/**
 * Sends the large files of a form in parts, then the form with the ids of their uploads. Progress never goes back.
 * Without `form`, the provider doesn't take parts.
 */
export async function sendInParts<Output>(
  tools: Tools,
  address: Address,
  { form, signal, onProgress = () => {} }: Upload,
  send: Send<Output>,
): Promise<{ form?: Result<Output> }> {
  const entries = [...form]
  const sizeOf = (value: FormDataEntryValue) => (typeof value === 'string' ? 0 : value.size)
  let total = 0
  for (const [, value] of entries) total += sizeOf(value)
  let most = 0
  const tell = (bytes: number) => onProgress((most = Math.max(most, bytes / total)))
  tell(0)
  for (let round = 0; ; round += 1) {
    const short = new FormData()
    const files: string[] = []
    let done = 0
    for (const [field, value] of entries) {
      if (typeof value === 'string') short.append(field, value)
      else if (tools.isLarge(value)) {
        const start = done
        const sent = await sendFile({ ...tools, address, signal }, field, value, (bytes) =>
          tell(start + bytes),
        )
        if (!sent) return {}
        if (sent.failure) return { form: sent }
        short.append(field + UPLOADED, sent.id)
        files.push(nameOf(value))
        done += value.size
      } else short.append(field, value, value.name)
    }
    const result = await send(short, (part) => tell(done + part * (total - done)))
    const { failure } = result
    const isGone = failure?.name === 'Refused' && failure.code === 'unknown_upload'
    if (!failure || isGone) for (const file of files) keep(address, file)
    if (!isGone || round > 0) return { form: result }
  }
}

/** Files that this page sent, which need no check. */
const own = new WeakMap<File, string>()

const nameOf = ({ name, size }: File) => `${size} ${name}`

/** The id of a complete upload. Undefined if the provider doesn't take parts. */
async function sendFile(
  by: Uploading,
  field: string,
  file: File,
  tell: (bytes: number) => void,
): Promise<{ id: string; failure?: never } | { failure: Failure } | undefined> {
  const { size } = file
  const name = nameOf(file)
  const base = uploadsAt(by.address)
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  let state: Unfinished | undefined = unfinished(by.address).find((each) => each.file === name)
  let offset: number | undefined
  let length = FIRST
  let failures = 0
  while (!state || offset === undefined || offset < size) {
    const part: Blob | undefined =
      state && offset !== undefined ? file.slice(offset, offset + length) : undefined
    const start = offset ?? 0
    const began = Date.now()
    const { failure, headers } = await step()
    const next = Number(headers?.get('upload-offset') ?? (state ? NaN : 0))
    if (!failure) {
      const url: string = state?.url ?? new URL(headers?.get('location') ?? '', base).href
      if (!(next >= 0) || url === base) return undefined
      if (part && Date.now() - began < QUICK) length = Math.min(length * 2, MOST)
      const sums = state?.sums ?? []
      const isSame: boolean =
        !!part || own.get(file) === url || !state || (await hasSums(file, sums, next))
      state = isSame ? { url, file: name, field, size, offset: next, sums } : undefined
      offset = isSame ? next : undefined
      keep(by.address, name, state)
      if (isSame) own.set(file, url)
      if (isSame) tell(next)
      if (part) failures = 0
      continue
    }
    const refused = failure.name === 'Refused' ? failure : undefined
    const status = 'status' in failure ? failure.status : 0
    if (!state && ![0, 408, 413, 425, 429, 502, 503, 504, 507].includes(status)) return undefined
    if (status === 404 || status === 410) {
      state = undefined
      keep(by.address, name)
    } else if (refused && ![408, 409, 425, 429, 460].includes(status)) return { failure }
    const wait = Math.max(PAUSES[failures] ?? Infinity, refused?.retryAfter ?? 0)
    if (wait > 60 || status === 507) return { failure }
    failures += 1
    offset = undefined
    length = Math.max(length / 2, LEAST)
    await pause(wait, by.signal)

    async function step() {
      if (!state) {
        const create = { 'upload-length': String(size), [IDEMPOTENCY_KEY]: key }
        return callTus(by, 'POST', base, create)
      }
      if (!part) return callTus(by, 'HEAD', state.url)
      const sum = await sumOf(part).catch(() => undefined)
      if (sum) {
        state.sums = [
          ...state.sums.filter(([from]) => from < start),
          [start, start + part.size, sum],
        ]
        keep(by.address, name, state)
      }
      const headers = {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(start),
        ...(sum && { 'upload-checksum': `sha256 ${sum}` }),
      }
      return callTus(by, 'PATCH', state.url, headers, part, (share) =>
        tell(start + share * part.size),
      )
    }
  }
  return { id: state.url.split('/').pop() ?? '' }
}

/** True if a file begins with the bytes that were sent, up to an offset. */
async function hasSums(file: File, sums: Unfinished['sums'], offset: number): Promise<boolean> {
  let at = 0
  for (const [start, end, sum] of sums) {
    if (start !== at || end > offset) break
    if ((await sumOf(file.slice(start, end))) !== sum) return false
    at = end
  }
  return at === offset
}

/** Ends early when the network is back. */
const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, seconds * 1000)
    globalThis.addEventListener('online', resolve, { once: true })
    signal?.addEventListener('abort', resolve)
  })
