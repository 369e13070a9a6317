import type { Locator } from '@playwright/test'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is wrong with a file, in the contract's words. */
export type Fault = 'type' | 'small' | 'large' | 'pixels' | 'unreadable'

/** A bad file, or one that is only strange. */
export interface BadFile {
  /** What it is, for the name of a test. */
  what: string
  /** The form it is chosen in. */
  widget: 'review' | 'testimonial'
  name: string
  /** What a browser calls its type; from its name unless given. */
  type?: string
  make: () => Buffer | Promise<Buffer>
  /** Filled up with zeros to this many bytes. */
  size?: number
  /** The sentence that is expected, at once or from the provider; without it the file is taken. */
  fault?: Fault
  /** The provider finds out, where a browser cannot try to draw it. */
  late?: true
}

/** What each form takes, in the words of its sentences. */
const WORDS = {
  testimonial: ['video', 'MP4, MOV or WebM', '10 KB', '200 MB'],
  review: ['photo', 'JPEG or PNG', '1 KB', '10 MB'],
} as const

/** The sentence for a bad file, to the letter. */
export function sentence({ widget, name, fault }: BadFile): string {
  const [one, types, smallest, largest] = WORDS[widget]
  const file = quoted(name)
  if (fault === 'type') return `${file} is not a ${one} of the type ${types}.`
  if (fault === 'small') return `${file} is too small: a ${one} has at least ${smallest}.`
  if (fault === 'pixels')
    return `${file} has too many pixels: a ${one} has at most 64 megapixels. Save it smaller and choose it again.`
  if (fault === 'large') return `${file} is too large: a ${one} has at most ${largest}.`
  return `${file} could not be read. Please choose another ${one} of the type ${types}.`
}

/** A file's name as a sentence has it: at most 40 letters, and none that turns it around. */
export function quoted(name: string): string {
  const letters = [...name.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')]
  if (letters.length > 40) letters.splice(20, letters.length - 40, '…')
  return `\u2068${letters.join('')}\u2069`
}

/** More than Playwright hands over by itself, in bytes. */
const HANDED_OVER = 40 * 1024 * 1024

/** Chooses a file in a form's native control; what is large is put into `folder` first. */
export async function choose(input: Locator, file: BadFile, folder: string): Promise<void> {
  const bytes = await file.make()
  const size = file.size ?? bytes.length
  if (size > HANDED_OVER) {
    const path = join(folder, file.name)
    await mkdir(folder, { recursive: true })
    await writeFile(path, bytes)
    await truncate(path, size)
    await input.setInputFiles(path)
    return
  }
  const buffer = Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
  await input.setInputFiles({ name: file.name, mimeType: file.type ?? typeOf(file.name), buffer })
}

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  jpg: 'image/jpeg',
  png: 'image/png',
}

function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1)!.toLowerCase()] ?? ''
}
