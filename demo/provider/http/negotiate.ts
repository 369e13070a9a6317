import { access } from 'node:fs/promises'

const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
]

/** Which of a file and its compressed siblings to send. */
export interface Chosen {
  name: string
  encoding: string | undefined
  /** Whether somebody else would get another one. */
  siblings: boolean
}

/** Chooses by an `accept-encoding` header: Brotli before gzip, the file itself where neither is taken. */
export async function negotiate(file: string, acceptEncoding: string): Promise<Chosen> {
  const found = await Promise.all(
    ENCODINGS.map(async ({ encoding, suffix }) => ({
      encoding,
      name: file + suffix,
      exists: await exists(file + suffix),
    })),
  )
  const siblings = found.filter(({ exists }) => exists)
  const taken = siblings.find(({ encoding }) => accepts(acceptEncoding, encoding))
  return {
    name: taken?.name ?? file,
    encoding: taken?.encoding,
    siblings: siblings.length > 0,
  }
}

/** Whether an `accept-encoding` header takes an encoding. */
export function accepts(header: string, encoding: string): boolean {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', weight] = part.toLowerCase().split(/;\s*q=/)
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

function exists(name: string): Promise<boolean> {
  return access(name).then(
    () => true,
    () => false,
  )
}
