import type { Database } from '../provider/data/engine/database.ts'
import type { Media } from '../provider/media/media.ts'
import type { Settings } from '../provider/settings/settings.ts'

/** The resources of a running provider, or those opened for the command. */
export interface Opened {
  database: Database
  media: () => Promise<Media>
}

export interface Message {
  text: string
  failed?: boolean
  file?: undefined
}

/** A message, or a file to be created. */
export type Said = Message | { file: string; bytes: AsyncIterable<Uint8Array> }

/** A shell command for staff, which works with or without a running provider. */
export type Command = (
  words: string[],
  settings: Settings,
  open: () => Promise<Opened>,
) => Promise<Said>

export const failed = (text: string): Message => ({ text, failed: true })
