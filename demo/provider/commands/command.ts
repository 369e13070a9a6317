import type { Database } from '../data/database.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings.ts'

/** What a command works on: that of a running provider, or what was opened for it. */
export interface Opened {
  database: Database
  media: () => Promise<Media>
}

/** What a command answers. */
export interface Said {
  /** For who called it. */
  text: string
  failed?: boolean
  /** What is to be written to a new file before this is said. */
  archive?: { file: string; bytes: AsyncIterable<Uint8Array> }
}

/** Something that staff have done from a shell, whether a provider runs or not. */
export type Command = (
  words: string[],
  settings: Settings,
  open: () => Promise<Opened>,
) => Promise<Said>

export const failed = (text: string): Said => ({ text, failed: true })
