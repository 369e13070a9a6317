import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Most accounts in one cookie, to keep the header short. */
const MOST = 5

export interface KnownDevice {
  /** Random; failures are counted by it. */
  nonce: string
  /** Changes with the account's password. */
  passwordTag: string
}

/**
 * Value of the device cookie after a sign-in: an entry for the account, then those of up to four others. An entry is
 * `nonce.tag.signature`, without a name
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 * @param account such as 'desk asha@mail.example'
 */
export function rememberDevice(
  secret: Buffer,
  cookie: string,
  account: string,
  hashedPassword: string,
): string {
  const nonce = randomBytes(12).toString('base64url')
  const tag = passwordTagOf(secret, hashedPassword)
  const others = entriesOf(cookie).filter((entry) => !isOf(secret, entry, account))
  const own = [nonce, tag, signatureOf(secret, account, nonce, tag)].join('.')
  return [own, ...others].slice(0, MOST).join('~')
}

/** The account's entry in a device cookie, if its signature is valid. */
export function knownDevice(
  secret: Buffer,
  cookie: string,
  account: string,
): KnownDevice | undefined {
  const entry = entriesOf(cookie).find((each) => isOf(secret, each, account))
  const [nonce = '', passwordTag = ''] = entry?.split('.') ?? []
  return entry === undefined ? undefined : { nonce, passwordTag }
}

/** Changing the password invalidates all devices of an account. */
export function passwordTagOf(secret: Buffer, hashedPassword: string): string {
  return createHmac('sha256', secret)
    .update(`password ${hashedPassword}`)
    .digest('base64url')
    .slice(0, 12)
}

const ENTRY = /^[\w-]{16}\.[\w-]{12}\.[\w-]{22}$/

const entriesOf = (cookie: string) =>
  cookie
    .slice(0, 1000)
    .split('~', MOST)
    .filter((entry) => ENTRY.test(entry))

function isOf(secret: Buffer, entry: string, account: string): boolean {
  const [nonce = '', tag = '', signature = ''] = entry.split('.')
  const right = Buffer.from(signatureOf(secret, account, nonce, tag))
  return timingSafeEqual(right, Buffer.from(signature))
}

function signatureOf(secret: Buffer, account: string, nonce: string, tag: string): string {
  return createHmac('sha256', secret)
    .update(`device ${nonce} ${tag} ${account}`)
    .digest('base64url')
    .slice(0, 22)
}
