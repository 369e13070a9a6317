import { access } from 'node:fs/promises'
import { acceptedIn, type Coding } from './accept-encoding.ts'

const SUFFIXES: Record<Coding, string> = { br: '.br', gzip: '.gz' }

export interface Chosen {
  name: string
  encoding: Coding | undefined
  siblings: boolean
}

/** Picks a precompressed file by an `accept-encoding` header, or the file itself. */
export async function negotiate(file: string, acceptEncoding: string | undefined): Promise<Chosen> {
  const { coding } = acceptedIn(acceptEncoding)
  const found = await Promise.all(
    Object.values(SUFFIXES).map(async (suffix) => (await exists(file + suffix)) && suffix),
  )
  const taken = coding && found.includes(SUFFIXES[coding]) ? coding : undefined
  return {
    name: taken ? file + SUFFIXES[taken] : file,
    encoding: taken,
    siblings: found.some(Boolean),
  }
}

function exists(name: string): Promise<boolean> {
  return access(name).then(
    () => true,
    () => false,
  )
}
