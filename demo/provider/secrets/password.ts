import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** scrypt parameters: CPU and memory cost, block size, parallelism. */
export interface Cost {
  N: number
  r: number
  p: number
}

/** Derives the 32 bytes of a hash. */
export type Derive = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>

/** About 70 ms and 32 MB. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 }

export const deriveKey: Derive = (password, salt, { N, r, p }) =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(digest(password), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Fixed length: scrypt treats a password and the same with a trailing NUL as equal. */
function digest(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFKC')).digest()
}

/** Hashes a password with its parameters: 'scrypt$32768$8$1$salt$hash'. */
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
 * Compares a password with a stored hash. Without one it is false after the same work, so that the response time does
 * not reveal accounts.
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
