import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The passkey form of a page: its `data-options` and its signed challenge. */
export interface Asked {
  options: { challenge: string; rpId?: string; user?: { id: string } }
  challenge: string
}

/** Flags of authenticator data: user present, user verified, with a credential (WebAuthn, section 6.1). */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** Reads it from a page. */
export function askedIn(page: string): Asked {
  const [, json = ''] = /data-options="([^"]+)"/.exec(page)!
  const [, challenge = ''] = /name="challenge" value="([^"]+)"/.exec(page)!
  return { options: JSON.parse(json.replaceAll('&quot;', '"')) as Asked['options'], challenge }
}

const encoded = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** A passkey in software, whose answers can be wrong. */
export function testPasskey(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let user = ''
  const clientData = (type: string, { options }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  const data = (flags: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const sent = (asked: Asked, response: object) => ({
    challenge: asked.challenge,
    credential: JSON.stringify({
      id: encoded(id),
      rawId: encoded(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    }),
  })
  return {
    create(asked: Asked, flags = PRESENT | VERIFIED) {
      user = asked.options.user!.id
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const credential = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]
      const authData = Buffer.concat([data(flags | ATTESTED, 0), ...credential])
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ])
      return sent(asked, {
        clientDataJSON: encoded(clientData('webauthn.create', asked)),
        attestationObject: encoded(Buffer.from(isoCBOR.encode(attestation))),
        transports: ['internal'],
      })
    },
    get(asked: Asked, { counter = 0, flags = PRESENT | VERIFIED, handle = user } = {}) {
      const client = clientData('webauthn.get', asked)
      const authData = data(flags, counter)
      return sent(asked, {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(authData),
        signature: encoded(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        userHandle: handle,
      })
    },
  }
}
