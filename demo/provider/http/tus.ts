import { VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import { Refused } from '../errors/refused.ts'

/** Headers of tus 1.0 (https://tus.io/protocols/resumable-upload) that pages of other origins may send and read. */
export const TUS_REQUEST_HEADERS = [
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'Upload-Checksum',
]
export const TUS_RESPONSE_HEADERS = [
  'Location',
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Offset',
  'Upload-Expires',
]

const VERSION = '1.0.0'

/** Headers of every response. */
export const TUS = {
  'tus-resumable': VERSION,
  'tus-version': VERSION,
  'tus-extension': 'creation,checksum,expiration,termination',
  'tus-checksum-algorithm': 'sha256',
  'tus-max-size': String(VIDEO.largest),
  'cache-control': 'no-store',
}

type Header = (name: string) => string | undefined

/** @throws {Refused} 412 for another version of the protocol */
export function checkVersion(header: Header): void {
  if (header('tus-resumable') === VERSION) return
  throw new Refused(412, 'tus_version', `Send Tus-Resumable: ${VERSION}.`)
}

/** @throws {Refused} 400 unless the header is a number of bytes */
export function bytesIn(header: Header, name: string): number {
  const value = header(name) ?? ''
  if (/^\d{1,15}$/.test(value)) return Number(value)
  throw new Refused(400, 'invalid_header', `${name} must be a number of bytes.`)
}

/** SHA-256 of the body in hexadecimal digits. @throws {Refused} 400 for another algorithm */
export function checksumIn(header: Header): string | undefined {
  const value = header('upload-checksum')
  if (value === undefined) return undefined
  const [, base64] = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(value) ?? []
  if (base64) return Buffer.from(base64, 'base64').toString('hex')
  throw new Refused(400, 'invalid_header', 'Upload-Checksum must be sha256 and its Base64.')
}
