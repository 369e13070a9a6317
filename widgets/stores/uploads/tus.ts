import type { Address, ask } from '../../api/client.ts'
import type { Failure } from '../../api/failures.ts'
import type { carry } from '../../api/upload.ts'
import type { Endpoint } from '../../contract/endpoint.ts'

/** Ms without progress. */
const STALL = 30_000

/** Parts of other chunks. */
export interface Tools {
  ask: typeof ask
  carry: typeof carry
  isLarge: (value: FormDataEntryValue) => boolean
}

export interface Uploading extends Tools {
  address: Address
  signal: AbortSignal | undefined
}

/** A request of tus 1.0. */
export async function callTus(
  { ask, carry, signal, address }: Uploading,
  method: string,
  url: string,
  own: Record<string, string> = {},
  body: Blob | null = null,
  onProgress: (part: number) => void = () => {},
): Promise<{ failure?: Failure | undefined; headers?: Headers }> {
  let headers = new Headers()
  const { origin, pathname } = new URL(url)
  const output = { safeParse: () => ({ success: true, data: true }) }
  const endpoint = { method, path: pathname, schemas: async () => ({ output }) }
  const { failure } = await ask({ ...address, origin }, endpoint as unknown as Endpoint, {
    headers: { 'tus-resumable': '1.0.0', ...own },
    ...(signal && { signal }),
    timeout: null,
    carrier: async (to, sent) => {
      const response = await carry(to, { ...sent, body: body as never }, onProgress, STALL)
      headers = response.headers
      return response
    },
  })
  return { failure, headers }
}

/** SHA-256 in Base64. Undefined on pages without https. */
export async function sumOf(part: Blob): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>
  const sum = subtle && (await subtle.digest('SHA-256', await part.arrayBuffer()))
  return sum && btoa(String.fromCharCode(...new Uint8Array(sum)))
}
