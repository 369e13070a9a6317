import { MAX_PHOTOS } from '../contract/limits.ts'
import { photoFaults } from '../messages/en-review-later.ts'
import { photoFault } from './photo-check.ts'
import type { ReviewForm } from './review-form.ts'

/** The sentence for a photo's fault. */
export function photoFaultText(name: string, fault: string): string {
  return (photoFaults[fault] ?? photoFaults['unreadable']!)(name)
}

/** Whether somebody has chosen the same file twice. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const turns = new WeakMap<ReviewForm, Promise<void>>()

/** Adds photos to a form, each after those before it, and says of each that it cannot take why. */
export function addPhotos(form: ReviewForm, files: readonly File[]): Promise<void> {
  const turn = (turns.get(form) ?? Promise.resolve()).then(() => add(form, files))
  turns.set(form, turn)
  return turn
}

async function add(form: ReviewForm, files: readonly File[]): Promise<void> {
  const wrong: string[] = []
  for (const file of files) {
    const fault = await photoFault(file)
    const { photos } = form.$form.get()
    if (fault) wrong.push(photoFaultText(file.name, fault))
    else if (photos.some((photo) => isSame(photo, file))) continue
    else if (photos.length >= MAX_PHOTOS) wrong.push(photoFaultText(file.name, 'many'))
    else form.type('photos', [...photos, file])
  }
  const { photos: _, ...others } = form.$errors.get()
  form.$errors.set(wrong.length > 0 ? { ...others, photos: wrong.join('\n') } : others)
}
