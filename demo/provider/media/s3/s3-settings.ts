import { BadSetting } from '../../bad-setting.ts'

/** A bucket of a store that speaks the S3 API, and who may use it. */
export interface S3Settings {
  /** Address of the store, as 'https://s3.eu-west-1.amazonaws.com'; it may have a path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is named in the path of addresses, or before their host. */
  addressing: 'path' | 'virtual-host'
  /** Milliseconds that the store may be silent; a test has less of it. */
  patience: number
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * The store that environment variables name, or nothing where they name none.
 * @param value what a variable says, trimmed, if it says anything.
 * @throws {BadSetting} for half of a store, and for a value that cannot be used.
 */
export function s3From(value: (name: string) => string | undefined): S3Settings | undefined {
  const given = [...NEEDED, 'S3_REGION', 'S3_ADDRESSING'].find(value)
  if (given === undefined) return undefined
  const needed = (name: string) => {
    const said = value(name)
    if (said !== undefined) return said
    throw new BadSetting(`${name} must be set where ${given} is.`)
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
  // The value itself is not repeated: it may hold a password.
  throw new BadSetting(
    'S3_ENDPOINT must be an address like https://s3.eu-west-1.amazonaws.com, without a name or a password.',
  )
}

function bucket(value: string): string {
  if (/^[\w-][\w.-]{1,61}[\w-]$/.test(value)) return value
  throw new BadSetting(
    `S3_BUCKET must be 3 to 63 letters, digits, dots and hyphens, and is '${value}'.`,
  )
}

function region(value: string): string {
  if (/^[\w-]+$/.test(value)) return value
  throw new BadSetting(`S3_REGION must be a region like eu-west-1, and is '${value}'.`)
}

function addressing(value: string): S3Settings['addressing'] {
  if (value === 'path' || value === 'virtual-host') return value
  throw new BadSetting(`S3_ADDRESSING must be path or virtual-host, and is '${value}'.`)
}
