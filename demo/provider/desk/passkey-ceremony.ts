import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'hono'
import { brand } from '../../../site/brand.ts'
import type { NewPasskey, PasskeyRecord } from '../data/people/passkeys.ts'
import type { Staff } from '../data/people/staff.ts'
import { secretFor } from '../data/secrets.ts'
import { isSigned, signatureOf } from '../secrets/signed-address.ts'
import type { Desk } from './desk-routes.ts'
import type { Fields } from './fields.ts'

type Ceremony = Pick<Desk, 'database' | 'settings'>

/** Options for the browser as JSON, and their signed challenge to send back. */
export interface PasskeyForm {
  options: string
  challenge: string
}

/** A challenge that a passkey has answered. */
export interface Answered {
  challenge: string
  expires: Date
}

/** Database name of the key that signs challenges, so that showing a form stores nothing. */
const SECRET = 'passkey challenges'

/** Time in ms to answer a challenge. */
const LIFE = 10 * 60_000

/** Loaded when needed, because it takes a tenth of a second. */
const library = () => import('@simplewebauthn/server')

const originOf = ({ req }: Context, { settings }: Ceremony) =>
  settings.publicUrl ?? new URL(req.url).origin

const hostOf = (context: Context, desk: Ceremony) => new URL(originOf(context, desk)).hostname

async function newChallenge({ database, settings }: Ceremony, purpose: string) {
  const bytes = new Uint8Array(randomBytes(32))
  const challenge = Buffer.from(bytes).toString('base64url')
  const until = new Date(settings.now().getTime() + LIFE)
  const secret = await secretFor(database, SECRET)
  return { bytes, signed: `${challenge}.${signatureOf(secret, `${purpose} ${challenge}`, until)}` }
}

/** The challenge of a form, if it was made for this purpose and has not expired. */
async function challengeIn(
  { database, settings }: Ceremony,
  purpose: string,
  signed = '',
): Promise<Answered | undefined> {
  const [, challenge = '', signature = ''] = /^([\w-]{43})\.(.+)$/.exec(signed) ?? []
  const secret = await secretFor(database, SECRET)
  if (!isSigned(secret, `${purpose} ${challenge}`, signature, settings.now())) return undefined
  return { challenge, expires: new Date(Number.parseInt(signature, 10) * 1000) }
}

/** Options to make a passkey that needs the person's fingerprint, face or PIN, and that is found without an email. */
export async function newPasskeyForm(
  context: Context,
  desk: Ceremony,
  { uuid, email, name }: Staff,
  existing: readonly { id: string }[],
): Promise<PasskeyForm> {
  const { generateRegistrationOptions } = await library()
  const { bytes, signed } = await newChallenge(desk, `new passkey of ${uuid}`)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(context, desk),
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(uuid)),
    challenge: bytes,
    timeout: LIFE,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: JSON.stringify(options), challenge: signed }
}

/** The passkey that a browser has made; undefined if anything about it is wrong. */
export async function newPasskeyIn(
  context: Context,
  desk: Ceremony,
  { uuid }: Staff,
  fields: Fields,
): Promise<(Answered & Omit<NewPasskey, 'device'>) | undefined> {
  const answered = await challengeIn(desk, `new passkey of ${uuid}`, fields['challenge'])
  const response = jsonIn<RegistrationResponseJSON>(fields['credential'])
  if (!answered || !response) return undefined
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: answered.challenge,
    expectedOrigin: originOf(context, desk),
    expectedRPID: hostOf(context, desk),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { ...answered, id, staff: uuid, public_key: Buffer.from(publicKey), counter, transports }
}

/** Options to show a passkey: one of `allowed`, or any of this desk. */
export async function passkeyForm(
  context: Context,
  desk: Ceremony,
  purpose: string,
  allowed?: readonly { id: string }[],
): Promise<PasskeyForm> {
  const { generateAuthenticationOptions } = await library()
  const { bytes, signed } = await newChallenge(desk, purpose)
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context, desk),
    challenge: bytes,
    timeout: LIFE,
    userVerification: 'required',
    ...(allowed && { allowCredentials: allowed.map(({ id }) => ({ id })) }),
  })
  return { options: JSON.stringify(options), challenge: signed }
}

/** ID of the passkey that a browser shows, not verified. */
export const passkeyIdIn = (fields: Fields): string => {
  const id: unknown = jsonIn<{ id: unknown }>(fields['credential'])?.id
  return typeof id === 'string' ? id : ''
}

/**
 * Verifies what a passkey has signed. The caller marks the challenge as used and stores the counter.
 * @returns undefined if anything is wrong, such as a counter that didn't grow
 */
export async function shownPasskeyIn(
  context: Context,
  desk: Ceremony,
  purpose: string,
  fields: Fields,
  { id, staff, public_key, counter }: PasskeyRecord,
): Promise<(Answered & { counter: number }) | undefined> {
  const answered = await challengeIn(desk, purpose, fields['challenge'])
  const response = jsonIn<AuthenticationResponseJSON>(fields['credential'])
  if (!answered || !response) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: answered.challenge,
    expectedOrigin: originOf(context, desk),
    expectedRPID: hostOf(context, desk),
    credential: { id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  const { userHandle } = response.response
  const isOwn = !userHandle || Buffer.from(userHandle, 'base64url').toString() === staff
  if (!verified?.verified || !isOwn) return undefined
  return { ...answered, counter: verified.authenticationInfo.newCounter }
}

function jsonIn<Shape>(text = ''): Shape | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Shape) : undefined
  } catch {
    return undefined
  }
}
