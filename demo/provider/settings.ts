import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { brand } from '../../site/brand.ts'
import { email } from '../../widgets/contract/text.ts'
import { BadSetting } from './bad-setting.ts'
import { type S3Settings, s3From } from './media/s3/s3-settings.ts'
import { type Log, jsonLog, plainLog } from './operation/log.ts'
import { type OperationSettings, operationFrom } from './operation-settings.ts'
import { programFrom } from './program-setting.ts'
import { type Rates, ratesFrom } from './rates.ts'
import { type Retention, retentionFrom } from './retention.ts'
import type { Pause } from './http/slow-line.ts'
import { type Derive, deriveKey } from './secrets/password.ts'
import { POSTGRES, onOrOff, url } from './setting-values.ts'

/** How a provider runs. */
export interface Settings extends OperationSettings, Rates {
  /** Folder of the embedded database; `undefined` keeps everything in memory. */
  dataDir: string | undefined
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined
  /** Folder of photos and videos; `undefined` is `media` in `dataDir`, or a temporary one. */
  mediaDir: string | undefined
  /** A store of photos and videos to use instead of a folder. */
  s3: S3Settings | undefined
  /**
   * Folder in which every released version of the widgets is kept; `undefined` is `widgets` in `dataDir`, or
   * none.
   */
  widgetsDir: string | undefined
  /**
   * The provider's own origin as visitors see it; `undefined` takes each request's, but not for links
   * to accounts in mails that are really sent. In production it is never guessed.
   */
  publicUrl: string | undefined
  /** Where mails are handed over; without it they wait, or in demo mode count as sent. */
  smtpUrl: string | undefined
  /** The `{product}` of every path. */
  product: string
  /** The desk that reads enquiries. */
  enquiryEmail: string
  mailFrom: string
  /** Origins whose pages may call; `'*'` is any. */
  partnerOrigins: '*' | string[]
  /** Origins whose pages may put ours into frames; `undefined` is the demo's intranet, not in production. */
  frameOrigins: string[] | undefined
  /** How many proxies in front are trusted to name the visitor in `X-Forwarded-For`. */
  trustProxy: number
  /** Whether reviews and testimonials are held until staff have read them; else they are published at once. */
  moderation: boolean
  /** The program that converts videos; `undefined` converts none, and takes only those that browsers play. */
  ffmpeg: string | undefined
  production: boolean
  /** Demo mode: the outbox can be read in the browser, and an account tried out. */
  demo: boolean
  /** How long what belongs to somebody is kept. */
  keep: Retention
  /** The work of hashing a password; a test counts it. */
  derive: Derive
  /** Delays sign-ins; a test notes for how long. */
  pause: Pause
  /** The clock; a test moves it. */
  now: () => Date
  /** Takes a line about what happened; never personal data. */
  log: Log
}

/**
 * Reads the settings from environment variables; `changes` come before what those say.
 * @throws {BadSetting} for a value that cannot be used, or is missing in production, naming the variable.
 */
export function settingsFromEnvironment(
  env: Environment,
  changes: Partial<Settings> = {},
): Settings {
  const value = (name: string) => env[name]?.trim() || undefined
  const smtpUrl = url('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:'])
  const production = value('NODE_ENV') === 'production'
  const demo = !smtpUrl && !production
  const publicUrl = value('PUBLIC_URL')
  const trustProxy = hops(value('TRUST_PROXY') ?? '0')
  const operation = operationFrom(value, { trustProxy, demo })
  const least = operation.logLevel
  const settings: Settings = {
    ...foldersFrom(env),
    databaseUrl: url('DATABASE_URL', value('DATABASE_URL'), POSTGRES),
    s3: s3From(value),
    publicUrl: publicUrl === undefined ? undefined : origin('PUBLIC_URL', publicUrl),
    smtpUrl,
    product: product(value('PRODUCT') ?? 'trips'),
    enquiryEmail: address('ENQUIRY_EMAIL', value('ENQUIRY_EMAIL') ?? brand.enquiries),
    mailFrom: address('MAIL_FROM', value('MAIL_FROM') ?? 'no-reply@tigertrail.example'),
    partnerOrigins: origins('PARTNER_ORIGINS', value('PARTNER_ORIGINS') ?? '*'),
    frameOrigins: frames(value('FRAME_ORIGINS')),
    trustProxy,
    moderation: onOrOff('MODERATION', value('MODERATION'), !demo),
    ffmpeg: programFrom('FFMPEG', value('FFMPEG')),
    production,
    demo,
    ...operation,
    ...ratesFrom(value('LIMITS')),
    keep: retentionFrom(value),
    derive: deriveKey,
    pause: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
    now: () => new Date(),
    log: demo ? plainLog(least, (line) => console.error(line)) : jsonLog(least),
    ...changes,
  }
  if (settings.production) {
    // Nothing is guessed that tells visitors where they are, or who may frame what they see.
    said('PUBLIC_URL', settings.publicUrl, 'https://trips.example')
    said('FRAME_ORIGINS', settings.frameOrigins, 'https://intranet.example, or none')
  }
  return settings
}

type Environment = Record<string, string | undefined>

/** The folders that environment variables name; nothing else has to be set for them. */
export function foldersFrom(
  env: Environment,
): Pick<Settings, 'dataDir' | 'mediaDir' | 'widgetsDir'> {
  const folder = (name: string) => {
    const value = env[name]?.trim()
    return value ? resolve(value) : undefined
  }
  return {
    dataDir: folder('DATA_DIR') ?? resolve('.data'),
    mediaDir: folder('MEDIA_DIR'),
    widgetsDir: folder('WIDGETS_DIR'),
  }
}

function said(name: string, value: unknown, example: string): void {
  if (value !== undefined) return
  throw new BadSetting(`${name} must be set where NODE_ENV is production, for example ${example}.`)
}

function product(value: string): string {
  if (/^[\w-]+$/.test(value)) return value
  throw new BadSetting(`PRODUCT must be letters, digits, - and _ only, and is '${value}'.`)
}

function address(name: string, value: string): string {
  const parsed = z.safeParse(email, value)
  if (parsed.success) return parsed.data
  throw new BadSetting(`${name} must be an email address, and is '${value}'.`)
}

function frames(value: string | undefined): string[] | undefined {
  if (value === 'none') return []
  return value === undefined ? undefined : [origins('FRAME_ORIGINS', value)].flat()
}

function origin(name: string, value: string): string {
  const bare = value.replace(/\/$/, '')
  if (/^https?:/.test(bare) && URL.canParse(bare) && new URL(bare).origin === bare) return bare
  throw new BadSetting(`${name} must be an origin like https://trips.example, and is '${value}'.`)
}

function origins(name: string, value: string): '*' | string[] {
  if (value === '*') return '*'
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (URL.canParse(part) && new URL(part).origin === part) return part
      throw new BadSetting(
        `${name} must be origins like https://blog.example, separated by commas, and holds '${part}'.`,
      )
    })
}

function hops(value: string): number {
  if (value === 'true') return 1
  if (value === 'false') return 0
  if (/^\d$/.test(value)) return Number(value)
  throw new BadSetting(
    `TRUST_PROXY must be how many proxies are in front, 0 to 9, and is '${value}'.`,
  )
}
