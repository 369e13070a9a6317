import type { ReadableAtom } from 'nanostores'
import { PHOTO } from '../../contract/values/file-kinds.ts'
import { type FileFault, photoField } from '../../contract/values/files.ts'
import { MAX_PHOTOS } from '../../contract/values/photos.ts'
import { files as english } from '../../messages/en/files-later.ts'
import type { Say } from '../../messages/say.ts'
import { faultOf } from './file-fault.ts'
import { faultInside } from './photo-end.ts'

/** The same file chosen twice gives two `File` objects. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

interface WithPhotos {
  $form: ReadableAtom<{ photos: readonly File[] }>
  type: (field: 'photos', photos: readonly File[]) => void
  own: <Part>(make: () => Part) => Part
  say: Say
}

/** Queue that adds photos one batch after the other. */
const createTurns = () => ({ last: Promise.resolve('') })

/** Adds photos to a form in order. Resolves with one line of text per rejected photo. */
export function addPhotosTo(form: WithPhotos, files: readonly File[]): Promise<string> {
  const turns = form.own(createTurns)
  turns.last = turns.last.then(() => add(form, files))
  return turns.last
}

async function add(form: WithPhotos, files: readonly File[]): Promise<string> {
  const words = form.say(english)
  const wrong: string[] = []
  const left: File[] = []
  for (const file of files) {
    const fault = (await faultOfPhoto(file)) ?? (await faultWhenDrawn(file))
    const { photos } = form.$form.get()
    if (fault) wrong.push(words.fault(fault, file.name, 'photo'))
    else if (photos.some((other) => isSame(other, file))) continue
    else if (photos.length >= MAX_PHOTOS) left.push(file)
    else form.type('photos', [...photos, file])
  }
  if (left[0]) wrong.push(words.fault('many', left[0].name, 'photo', left.length - 1))
  return wrong.join('\n')
}

async function faultOfPhoto(file: File): Promise<FileFault | undefined> {
  const fault = await faultOf(file, PHOTO)
  return fault ?? faultInside(file)
}

/** A damaged photo throws when it is rendered, so it is decoded once before it is shown. */
async function faultWhenDrawn(file: File): Promise<FileFault | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined
  return createImageBitmap(file).then(
    (drawn) => void drawn.close(),
    () => 'unreadable',
  )
}

/** Checks accepted photos again, because a file may have been deleted or changed since. */
export const faultsIn = async (photos: readonly File[], say: Say): Promise<string> =>
  sentencesOf(photos, await Promise.all(photos.map(faultOfPhoto)), say)

/** Messages for the photos that the provider rejected, which it calls files1, files2, ... */
export const refusedPhotos = (
  fields: Readonly<Record<string, string>>,
  photos: readonly File[],
  say: Say,
): string =>
  sentencesOf(
    photos,
    photos.map((_, index) => fields[photoField(index + 1)]),
    say,
  )

function sentencesOf(
  photos: readonly File[],
  faults: readonly (string | undefined)[],
  say: Say,
): string {
  const words = say(english)
  const wrong = photos.flatMap(({ name }, index) => {
    const fault = faults[index]
    return fault ? [words.fault(fault, name, 'photo')] : []
  })
  return wrong.join('\n')
}
