import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Settings } from '../../settings/s3-settings.ts'

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Name of an object; without it the bucket. */
  name?: string
  query?: Record<string, string>
  range?: { first: number; last: number }
  body?: Uint8Array<ArrayBuffer>
}

const NOTHING = new Uint8Array()

/** Arguments for `fetch`, signed with the body (AWS Signature Version 4). */
export async function signedRequest(
  settings: S3Settings,
  { method, name = '', query = {}, range, body }: S3Request,
): Promise<{ url: URL; init: RequestInit }> {
  const url = addressOf(settings, name)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  const { accessKeyId, secretAccessKey, region } = settings
  const sha256 = createHash('sha256')
    .update(body ?? NOTHING)
    .digest('hex')
  const headers = { 'x-amz-content-sha256': sha256 }
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  })
  const signed = await signer.sign()
  // Not signed, since proxies may change it.
  signed.headers.set('accept-encoding', 'identity')
  if (range) signed.headers.set('range', `bytes=${range.first}-${range.last}`)
  return { url: signed.url, init: { method, headers: signed.headers, ...(body && { body }) } }
}

function addressOf({ endpoint, bucket, addressing }: S3Settings, name: string): URL {
  if (addressing === 'path') return new URL(`${endpoint}/${bucket}/${name}`)
  const url = new URL(`${endpoint}/${name}`)
  url.host = `${bucket}.${url.host}`
  return url
}
