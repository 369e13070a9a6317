import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { brand } from '../../../site/brand.ts'
import { email } from '../../../widgets/contract/text.ts'
import { BadSetting } from './bad-setting.ts'
import { type IncomingSettings, incomingFrom } from './incoming-settings.ts'
import { type S3Settings, s3From } from './s3-settings.ts'
import { type Log, jsonLog, plainLog } from '../log/log.ts'
import { type OperationSettings, operationFrom } from './operation-settings.ts'
import { programFrom } from './program-setting.ts'
import { type Rates, ratesFrom } from './rate-limit-settings.ts'
import { type Retention, retentionFrom } from './retention-settings.ts'
import { type Derive, deriveKey } from '../secrets/password.ts'
import { POSTGRES, onOrOff, url } from './setting-values.ts'
import { type WorkingTime, workingTimeFrom } from './working-time.ts'

/** Waits that many ms, or until the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface Settings extends OperationSettings, Rates, IncomingSettings {
  /** Folder of the embedded database; undefined keeps everything in memory. */
  dataDir: string | undefined
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined
  /** Folder of photos and videos; undefined is `media` in `dataDir`, or a temporary one. */
  mediaDir: string | undefined
  /** Bucket for photos and videos instead of a folder. */
  s3: S3Settings | undefined
  /** Folder of all released widget versions; undefined is `widgets` in `dataDir`, or none. */
  widgetsDir: string | undefined
  /**
   * The provider's public origin; undefined uses each request's, except for account links in emails that are really
   * sent. Required in production.
   */
  publicUrl: string | undefined
  /** Mail server; without it emails wait, or count as sent in demo mode. */
  smtpUrl: string | undefined
  /** The `{product}` of every path. */
  product: string
  /** Recipient of enquiries. */
  enquiryEmail: string
  mailFrom: string
  /** Origins that may call; `'*'` is any. */
  partnerOrigins: '*' | string[]
  /** Origins that may frame the provider's pages; undefined is the demo's intranet, but not in production. */
  frameOrigins: string[] | undefined
  /** Number of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: number
  /** Holds reviews and testimonials until staff publish them; otherwise they are published immediately. */
  moderation: boolean
  /** Path of ffmpeg; undefined converts nothing, and accepts only videos that browsers play. */
  ffmpeg: string | undefined
  production: boolean
  /** Demo mode: a public outbox and a demo account. */
  demo: boolean
  keep: Retention
  /** For due times of enquiries. */
  working: WorkingTime
  /** Key derivation of passwords; tests count it. */
  derive: Derive
  /** Delays sign-ins; tests record it. */
  pause: Pause
  /** Clock; tests move it. */
  now: () => Date
  /** Never pass personal data. */
  log: Log
}

/**
 * Reads the settings from environment variables; `changes` override them.
 * @throws {BadSetting} naming the variable, for an invalid value, or one that is missing in production.
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
    ...incomingFrom(value, address),
    ...ratesFrom(value('LIMITS')),
    keep: retentionFrom(value),
    working: workingTimeFrom(value('WORKING_HOURS') ?? brand.workingHours, value('HOLIDAYS')),
    derive: deriveKey,
    pause: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
    now: () => new Date(),
    log: demo ? plainLog(least, (line) => console.error(line)) : jsonLog(least),
    ...changes,
  }
  if (settings.production) {
    // Nothing is guessed that decides about the public address or about framing.
    said('PUBLIC_URL', settings.publicUrl, 'https://trips.example')
    said('FRAME_ORIGINS', settings.frameOrigins, 'https://intranet.example, or none')
  }
  return settings
}

type Environment = Record<string, string | undefined>

/** The folder settings alone; no other variable has to be set. */
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
  throw new BadSetting(`${name} must be set if NODE_ENV is production, for example ${example}.`)
}

function product(value: string): string {
  if (/^[\w-]+$/.test(value)) return value
  throw new BadSetting(`PRODUCT must be letters, digits, - and _ only, but is '${value}'.`)
}

function address(name: string, value: string): string {
  const parsed = z.safeParse(email, value)
  if (parsed.success) return parsed.data
  throw new BadSetting(`${name} must be an email address, but is '${value}'.`)
}

function frames(value: string | undefined): string[] | undefined {
  if (value === 'none') return []
  return value === undefined ? undefined : [origins('FRAME_ORIGINS', value)].flat()
}

function origin(name: string, value: string): string {
  const bare = value.replace(/\/$/, '')
  if (/^https?:/.test(bare) && URL.canParse(bare) && new URL(bare).origin === bare) return bare
  throw new BadSetting(`${name} must be an origin like https://trips.example, but is '${value}'.`)
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
        `${name} must be origins like https://blog.example, separated by commas, but contains '${part}'.`,
      )
    })
}

function hops(value: string): number {
  if (value === 'true') return 1
  if (value === 'false') return 0
  if (/^\d$/.test(value)) return Number(value)
  throw new BadSetting(
    `TRUST_PROXY must be the number of proxies in front, 0 to 9, but is '${value}'.`,
  )
}
