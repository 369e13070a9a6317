import type { Locator } from '@playwright/test'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Fault = 'type' | 'small' | 'large' | 'pixels' | 'unreadable'

export interface BadFile {
  what: string
  widget: 'review' | 'testimonial'
  name: string
  /** MIME type; derived from the name by default. */
  type?: string
  make: () => Buffer | Promise<Buffer>
  /** Padded with zeros to this many bytes. */
  size?: number
  /** The expected error, from the browser or the provider. Without it the file is accepted. */
  fault?: Fault
  /** Detected by the provider if a browser cannot decode the file. */
  late?: true
}

const WORDS = {
  testimonial: ['video', 'MP4, MOV or WebM', '10 KB', '200 MB'],
  review: ['photo', 'JPEG or PNG', '1 KB', '10 MB'],
} as const

export function sentence({ widget, name, fault }: BadFile): string {
  const [one, types, smallest, largest] = WORDS[widget]
  const file = quoted(name)
  if (fault === 'type') return `${file} has the wrong type. Please use ${types}.`
  if (fault === 'small') return `${file} is too small. The minimum for a ${one} is ${smallest}.`
  if (fault === 'pixels')
    return `${file} has too many pixels. The maximum is 64 megapixels. Save a smaller copy and choose that.`
  if (fault === 'large') return `${file} is too large. The maximum for a ${one} is ${largest}.`
  return `${file} could not be read. Please choose another ${one} (${types}).`
}

/** A file name as quoted in a sentence: at most 40 characters, without bidi controls. */
export function quoted(name: string): string {
  const letters = [...name.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')]
  if (letters.length > 40) letters.splice(20, letters.length - 40, '…')
  return `\u2068${letters.join('')}\u2069`
}

/** Files above this size, in bytes, are too large for Playwright to pass by itself. */
const HANDED_OVER = 40 * 1024 * 1024

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
