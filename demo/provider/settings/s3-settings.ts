import { BadSetting } from './bad-setting.ts'

export interface S3Settings {
  /** Base URL of the store, such as 'https://s3.eu-west-1.amazonaws.com'; may have a path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Position of the bucket's name: in the path, or before the host. */
  addressing: 'path' | 'virtual-host'
  /** Ms of silence before a timeout; tests use less. */
  patience: number
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * The store from environment variables; undefined if none is set.
 * @param value returns a variable's trimmed value.
 * @throws {BadSetting} for an incomplete or invalid store.
 */
export function s3From(value: (name: string) => string | undefined): S3Settings | undefined {
  const given = [...NEEDED, 'S3_REGION', 'S3_ADDRESSING'].find(value)
  if (given === undefined) return undefined
  const needed = (name: string) => {
    const said = value(name)
    if (said !== undefined) return said
    throw new BadSetting(`${name} must be set, because ${given} is.`)
  }
  return {
    endpoint: endpoint(needed('S3_ENDPOINT')),
    bucket: bucket(needed('S3_BUCKET')),
    region: region(value('S3_REGION') ?? 'us-east-1'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    addressing: addressing(value('S3_ADDRESSING') ?? 'path'),
    patience: 30_000,
  }
}

function endpoint(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '')
  // The value may contain a password, so it is not repeated.
  throw new BadSetting(
    'S3_ENDPOINT must be a URL like https://s3.eu-west-1.amazonaws.com, without a user name or password.',
  )
}

function bucket(value: string): string {
  if (/^[\w-][\w.-]{1,61}[\w-]$/.test(value)) return value
  throw new BadSetting(
    `S3_BUCKET must be 3 to 63 letters, digits, dots and hyphens, but is '${value}'.`,
  )
}

function region(value: string): string {
  if (/^[\w-]+$/.test(value)) return value
  throw new BadSetting(`S3_REGION must be a region like eu-west-1, but is '${value}'.`)
}

function addressing(value: string): S3Settings['addressing'] {
  if (value === 'path' || value === 'virtual-host') return value
  throw new BadSetting(`S3_ADDRESSING must be path or virtual-host, but is '${value}'.`)
}
