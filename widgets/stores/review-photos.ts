import type { FileFault } from '../contract/files.ts'
import { MAX_PHOTOS } from '../contract/limits.ts'
import { fileFaultText, photo } from '../messages/en-files-later.ts'
import { faultOf, PHOTO } from './file-fault.ts'
import { hasEnd } from './photo-end.ts'
import type { ReviewForm } from './review-form.ts'

/** Whether somebody has chosen the same file twice. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const turns = new WeakMap<ReviewForm, Promise<string>>()

/**
 * Adds photos to a form, each after those before it. Answers a sentence, on a line of its own, for each
 * that cannot be taken.
 */
export function addPhotos(form: ReviewForm, files: readonly File[]): Promise<string> {
  const turn = (turns.get(form) ?? Promise.resolve('')).then(() => add(form, files))
  turns.set(form, turn)
  return turn
}

async function add(form: ReviewForm, files: readonly File[]): Promise<string> {
  const wrong: string[] = []
  const left: File[] = []
  for (const file of files) {
    const fault = (await faultOfPhoto(file)) ?? (await faultWhenDrawn(file))
    const { photos } = form.$form.get()
    if (fault) wrong.push(fileFaultText(fault, file.name, photo))
    else if (photos.some((other) => isSame(other, file))) continue
    else if (photos.length >= MAX_PHOTOS) left.push(file)
    else form.type('photos', [...photos, file])
  }
  if (left[0]) wrong.push(fileFaultText('many', left[0].name, photo, left.length - 1))
  return wrong.join('\n')
}

async function faultOfPhoto(file: File): Promise<FileFault | undefined> {
  const fault = await faultOf(file, PHOTO)
  return fault ?? ((await hasEnd(file)) ? undefined : 'unreadable')
}

/** A damaged photo throws where it is drawn, so it is tried once before anything shows it. */
async function faultWhenDrawn(file: File): Promise<FileFault | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined
  return createImageBitmap(file).then(
    (drawn) => void drawn.close(),
    () => 'unreadable',
  )
}

/** What is wrong with photos that were taken: one may have gone, or been changed, since it was chosen. */
export async function faultsIn(photos: readonly File[]): Promise<string> {
  const faults = await Promise.all(photos.map(faultOfPhoto))
  return photos
    .flatMap(({ name }, index) => {
      const fault = faults[index]
      return fault ? [fileFaultText(fault, name, photo)] : []
    })
    .join('\n')
}
