import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** How much work a hash is: CPU and memory, block size, and how often in parallel. */
export interface Cost {
  N: number
  r: number
  p: number
}

/** Makes the 32 bytes of a hash. */
export type Derive = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>

/** Some 70 ms and 32 MB. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 }

/** The real work, by scrypt. */
export const deriveKey: Derive = (password, salt, { N, r, p }) =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(digest(password), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Always of one length: scrypt itself takes a password for the same with a NUL at its end. */
function digest(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFKC')).digest()
}

/** Hashes a password for keeping, with its parameters: 'scrypt$32768$8$1$salt$hash'. */
export async function hashPassword(derive: Derive, password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  return written(COST, salt, hash)
}

function written({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$')
}

const NOBODYS = written(COST, Buffer.alloc(16), Buffer.alloc(32))

/**
 * Whether a password is the one that was hashed. Where there is none it never is, and that is found
 * out with the same work: how long an answer takes does not tell who has an account.
 */
export async function isPassword(
  derive: Derive,
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (hashed ?? NOBODYS).split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(derived, Buffer.from(hash, 'base64')) && Boolean(hashed)
}
