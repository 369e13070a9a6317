import { type Address, ask, type Result } from '../../api/client.ts'
import { carry, type Upload, upload } from '../../api/upload.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { load } from '../../contract/values/load.ts'

/** Bytes of a file from which on it is sent in parts. */
export const LARGE = 5 * 1024 * 1024

const isLarge = (value: FormDataEntryValue) => value instanceof Blob && value.size > LARGE

/** Sends a form, its large files in parts if the provider takes them. Rejects only if aborted. */
export async function sendFiles<Output>(
  address: Address,
  endpoint: Endpoint<unknown, Output>,
  request: Upload,
): Promise<Result<Output>> {
  const whole = () => upload(address, endpoint, request)
  if (![...request.form.values()].some(isLarge)) return whole()
  const parts = await load(() => import('./in-parts.ts')).catch(() => undefined)
  if (!parts) return whole()
  const send = (form: FormData, onProgress: (part: number) => void) =>
    upload(address, endpoint, { ...request, form, onProgress })
  const { form } = await parts.sendInParts({ ask, carry, isLarge }, address, request, send)
  return form ?? whole()
}
