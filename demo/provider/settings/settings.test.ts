import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { settingsFromEnvironment as read } from './settings.ts'

test('has a default for everything', () => {
  const settings = read({})
  expect(settings).toMatchObject({
    databaseUrl: undefined,
    smtpUrl: undefined,
    product: 'trips',
    enquiryEmail: 'enquiries@tigertrail.example',
    partnerOrigins: '*',
    frameOrigins: undefined,
    trustProxy: 0,
    demo: true,
    production: false,
  })
  expect(isAbsolute(settings.dataDir!)).toBe(true)
})

test('reads settings from the environment', () => {
  expect(
    read({
      DATA_DIR: '/srv/data',
      WIDGETS_DIR: '/srv/widgets',
      DATABASE_URL: 'postgres://db/trips',
      PRODUCT: 'cruises',
      PARTNER_ORIGINS: 'https://a.example, http://b.example:8080,',
      FRAME_ORIGINS: 'https://intranet.example',
      TRUST_PROXY: '2',
    }),
  ).toMatchObject({
    dataDir: '/srv/data',
    widgetsDir: '/srv/widgets',
    databaseUrl: 'postgres://db/trips',
    product: 'cruises',
    partnerOrigins: ['https://a.example', 'http://b.example:8080'],
    frameOrigins: ['https://intranet.example'],
    trustProxy: 2,
  })
})

test('reads operation settings, with safe defaults', () => {
  expect(read({})).toMatchObject({
    host: undefined,
    databasePool: 10,
    connectionsOfAddress: 256,
    uploadBytesPerHour: 4_000_000_000,
    metricsToken: undefined,
    logLevel: 'warn',
    enquiryRate: { limit: 60, seconds: 600 },
  })
  // A proxy's connections are those of all visitors.
  expect(read({ TRUST_PROXY: '1' }).connectionsOfAddress).toBe(0)
  expect(read(PRODUCTION).logLevel).toBe('info')
  expect(
    read({
      HOST: '127.0.0.1',
      DATABASE_POOL: '3',
      MAX_CONNECTIONS: '40',
      UPLOAD_BYTES_PER_HOUR: '500000000',
      STOP_SECONDS: '600',
      METRICS_TOKEN: 'a-token-of-sixteen-letters',
      LOG_LEVEL: 'error',
      LIMITS: 'enquiries=1/1m',
    }),
  ).toMatchObject({
    host: '127.0.0.1',
    databasePool: 3,
    connectionsOfAddress: 40,
    uploadBytesPerHour: 500_000_000,
    stopSeconds: 600,
    metricsToken: 'a-token-of-sixteen-letters',
    logLevel: 'error',
    enquiryRate: { limit: 1, seconds: 60 },
  })
})

test('is no demo with a mail server or in production', () => {
  expect(read({ SMTP_URL: 'smtp://mail.example' }).demo).toBe(false)
  expect(read(PRODUCTION)).toMatchObject({ demo: false, production: true })
})

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://trips.example',
  FRAME_ORIGINS: 'https://intranet.example',
}

test.each(['PUBLIC_URL', 'FRAME_ORIGINS'])('requires %s in production', (name) => {
  const sentence = new RegExp(`^${name} must be set if .* for example \\S+.*\\.$`)
  for (const value of [undefined, '', '  ']) {
    expect(() => read({ ...PRODUCTION, [name]: value })).toThrow(sentence)
    expect(() => read({ SMTP_URL: 'smtp://mail.example', [name]: value })).not.toThrow()
  }
})

test('requires nothing if `production` is overridden', () => {
  expect(read({ NODE_ENV: 'production' }, { production: false }).publicUrl).toBeUndefined()
})

test('accepts none as an empty list of framing origins', () => {
  expect(read({ ...PRODUCTION, FRAME_ORIGINS: 'none' }).frameOrigins).toEqual([])
  const all = ['*', 'https://*.sharepoint.com']
  for (const FRAME_ORIGINS of all)
    expect(read({ ...PRODUCTION, FRAME_ORIGINS }).frameOrigins).toEqual([FRAME_ORIGINS])
})

const S3 = {
  S3_ENDPOINT: 'https://s3.example/store/',
  S3_BUCKET: 'trip-media',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('reads the mailbox of replies', () => {
  const mail = { REPLY_ADDRESS: 'Replies@trips.example', IMAP_MOVE_TO: 'Read' }
  expect(() => read(mail)).toThrow('IMAP_URL must be set, because IMAP_MOVE_TO is.')
  const IMAP_URL = 'imaps://replies%40trips.example:p%3Aw@mail.example/Travel%20replies'
  expect(read({ ...mail, IMAP_URL })).toMatchObject({
    replyAddress: 'replies@trips.example',
    imap: {
      host: 'mail.example',
      port: 993,
      secure: true,
      user: 'replies@trips.example',
      password: 'p:w',
      folder: 'Travel replies',
      moveTo: 'Read',
    },
  })
  expect(read({ IMAP_URL: 'imap://a:b@[::1]:10143' }).imap).toMatchObject({
    port: 10_143,
    secure: false,
    folder: 'INBOX',
  })
})

test('stores media in a bucket if one is fully configured', () => {
  expect(read({}).s3).toBeUndefined()
  expect(read(S3).s3).toMatchObject({
    endpoint: 'https://s3.example/store',
    bucket: 'trip-media',
    region: 'us-east-1',
    addressing: 'path',
  })
  const more = { S3_REGION: 'eu-west-1', S3_ADDRESSING: 'virtual-host' }
  expect(read({ ...S3, ...more }).s3).toMatchObject({
    region: 'eu-west-1',
    addressing: 'virtual-host',
  })
  for (const name of Object.keys(S3)) {
    expect(() => read({ ...S3, [name]: ' ' })).toThrow(
      new RegExp(`^${name} must be set, because S3_\\w+ is\\.$`),
    )
  }
})

test.each([
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'https://key:secret@s3.example'],
  ['S3_BUCKET', 'media/photos'],
  ['S3_REGION', 'eu west'],
  ['S3_ADDRESSING', 'host'],
])('explains in one sentence that %s of a bucket cannot be %s', (name, value) => {
  expect(() => read({ ...S3, [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`))
  expect(() => read({ ...S3, [name]: value })).not.toThrow(/secret/)
})

test.each([
  ['DATABASE_URL', 'mysql://db:secret@host'],
  ['SMTP_URL', 'mail:secret'],
  ['PRODUCT', 'a/b'],
  ['ENQUIRY_EMAIL', 'desk'],
  ['MAIL_FROM', 'a@b.co\r\nBcc: c@d.co'],
  ['PARTNER_ORIGINS', 'https://a.example/blog'],
  ['FRAME_ORIGINS', 'https://a.example; script-src *'],
  ['TRUST_PROXY', 'yes'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_POOL', 'ten'],
  ['MAX_CONNECTIONS', '-1'],
  ['UPLOAD_BYTES_PER_HOUR', '1000'],
  ['STOP_SECONDS', '2m'],
  ['METRICS_TOKEN', 'secret'],
  ['REPLY_ADDRESS', 'replies'],
  ['REPLY_ADDRESS', 'replies+all@trips.example'],
  ['REPLY_ADDRESS', 'replies-of-travellers-to-planners@trips.example'],
  ['IMAP_URL', 'imaps://mail.example'],
  ['IMAP_URL', 'https://a:b@mail.example'],
  ['IMAP_URL', 'imaps://a:100%@mail.example'],
  ['INCOMING_MAIL_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['DESK_SECOND_FACTOR', 'on'],
  ['LIMITS', 'planes=1/1h'],
])('explains in one sentence that %s is invalid', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`, 's'))
  expect(() => read({ [name]: value })).not.toThrow(/secret/)
})
