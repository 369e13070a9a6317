import { access } from 'node:fs/promises'
import { acceptedIn, type Coding } from './accept-encoding.ts'

const SUFFIXES: Record<Coding, string> = { br: '.br', gzip: '.gz' }

/** Which of a file and its compressed siblings to send. */
export interface Chosen {
  name: string
  encoding: Coding | undefined
  /** Whether somebody else would get another one. */
  siblings: boolean
}

/** Chooses by an `accept-encoding` header; the file itself where the coding it asks for is not there. */
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
