import { basename } from 'node:path'
import type { Context } from 'hono'
import { PHOTO } from '../../../../widgets/contract/values/file-kinds.ts'
import {
  MAX_PHOTOS,
  MAX_PHOTO_SIZE,
  PHOTO_KINDS_SAID,
} from '../../../../widgets/contract/values/photos.ts'
import {
  deskAttraction,
  isAddedByStaff,
  lockedPictures,
  regionPicture,
  setPictures,
} from '../../data/attractions/desk-attractions.ts'
import type { Queries } from '../../data/engine/database.ts'
import { logDeed } from '../../data/desk-log.ts'
import { removeSoon, storeWithRow } from '../../data/media/pending-media.ts'
import type { Staff } from '../../data/people/staff.ts'
import { DiskFull } from '../../errors/disk-full.ts'
import { Refused } from '../../errors/refused.ts'
import { type SentForm, largestForm, readForm } from '../../media/multipart.ts'
import { photoPaths, redrawPhotos } from '../../media/redraw-photos.ts'
import { faultOfFile } from '../../media/sent-form.ts'
import { Overtaken, missing, seeOther } from '../answers.ts'
import { showAttraction } from './attractions.ts'
import { ATTRACTIONS, attractionAddress } from './attraction-list-page.ts'
import { PHOTOS } from './attraction-pictures-part.ts'
import type { Desk } from '../desk-routes.ts'
import { askToSignIn } from '../sign-in.ts'
import { visitorOf } from '../staff-session.ts'

/** The only form of the desk with files. */
export const PICTURES = `${ATTRACTIONS}/:id/pictures`

/** Pictures of one attraction. */
const MOST = 30

const LIMITS = { files: MAX_PHOTOS, fileSize: MAX_PHOTO_SIZE }

const isDrawing = (picture: string) => picture.startsWith('/media/scenes/')

class BadPhotos extends Error {
  override name = 'BadPhotos'
}

export function pictureRoutes(desk: Desk): void {
  const { app, database, settings, media, refusal, deed } = desk
  const log = (queries: Queries, staff: Staff, text: string, id: string, intent?: string) => {
    const entry = { staff: staff.uuid, at: settings.now(), deed: 'pictures', text, intent } as const
    return logDeed(queries, entry, 'attraction', id)
  }

  const again = async (
    context: Context,
    staff: Staff,
    id: string,
    text: string,
    status: 409 | 422,
  ) => {
    const now = await deskAttraction(database, id)
    if (!now) return missing(context, staff, ATTRACTIONS)
    return showAttraction(database, context, now, { staff, notice: { text, failed: true } }, status)
  }

  app.post(PICTURES, async (context) => {
    const staff = await visitorOf(context, database, settings)
    const id = context.req.param('id')
    // Photos can't wait for a sign-in as typed fields do.
    if (!staff) return askToSignIn(desk, context, undefined, attractionAddress(id))
    const refused = refusal(context, staff, PICTURES)
    if (refused) return refused
    if (!(await deskAttraction(database, id))) return missing(context, staff, ATTRACTIONS)
    const length = Number(context.req.header('content-length') ?? largestForm(LIMITS))
    const place = await media.room.reserve(Math.min(length || 0, largestForm(LIMITS)))
    const limits = { ...LIMITS, onBytes: place.written }
    try {
      await readForm(context.req.raw, media.incoming, limits, async (form, folder) => {
        const files = await redrawPhotos(await photosOf(form), folder)
        const added = photoPaths(files)
        const intent = form.fields.find(({ name }) => name === 'intent')?.value
        await storeWithRow(database, media.store, files, async (queries) => {
          const text = added.length === 1 ? 'Added 1 photo' : `Added ${added.length} photos`
          const before = await lockedPictures(queries, id)
          const own = (await isAddedByStaff(queries, id)) && before.every(isDrawing) ? [] : before
          if (own.length + added.length > MOST) {
            throw new BadPhotos(`An attraction can have ${MOST} pictures. Remove some first.`)
          }
          if (!(await log(queries, staff, text, id, intent))) return false
          await setPictures(queries, id, [...own, ...added])
          return true
        })
      })
    } catch (error) {
      const text = textOf(error)
      if (text === undefined) throw error
      return again(context, staff, id, text, 422)
    } finally {
      place.leave()
    }
    return seeOther(context, `${attractionAddress(id)}?done=pictures`)
  })

  deed(`${ATTRACTIONS}/:id/picture`, async (context, staff, { act, picture = '', intent }) => {
    const id = context.req.param('id') ?? ''
    if (!(await deskAttraction(database, id))) return missing(context, staff, ATTRACTIONS)
    if (act !== 'first' && act !== 'remove') {
      return again(context, staff, id, 'Please show a picture first, or remove it.', 422)
    }
    try {
      await database.transaction(async (queries) => {
        const image = await lockedPictures(queries, id)
        const text = act === 'first' ? 'Changed the first picture' : 'Removed 1 picture'
        if (!(await log(queries, staff, text, id, intent))) return
        if (!image.includes(picture)) throw new Overtaken()
        const others = image.filter((one) => one !== picture)
        if (act === 'first') return setPictures(queries, id, [picture, ...others])
        await setPictures(queries, id, others)
        if (others.length === 0 && (await isAddedByStaff(queries, id))) {
          await setPictures(queries, id, await regionPicture(queries, id))
        }
        await removeSoon(queries, [picture])
      })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      return again(context, staff, id, 'A colleague has already removed this picture.', 409)
    }
    return seeOther(context, `${attractionAddress(id)}?done=pictures`)
  })
}

const FAULTS: Partial<Record<string, string>> = {
  type: `is not a ${PHOTO_KINDS_SAID} file`,
  small: 'is too small',
  large: 'is larger than 10 MB',
  pixels: 'has too many pixels',
  unreadable: 'is damaged',
}

/** A form's photos. @throws {BadPhotos} */
async function photosOf({ files, more }: SentForm) {
  // Files are listed as they finish; their paths end with a number in the form's order.
  const photos = files
    .filter(({ field }) => field === PHOTOS)
    .toSorted((a, b) => Number(basename(a.path)) - Number(basename(b.path)))
  if (more) throw new BadPhotos(`Please upload at most ${MAX_PHOTOS} photos at a time.`)
  if (photos.length === 0) throw new BadPhotos('Please choose a photo.')
  for (const [index, photo] of photos.entries()) {
    const fault = await faultOfFile(photo, PHOTO)
    if (fault) throw new BadPhotos(faultText(index + 1, fault))
  }
  return photos.map((photo, index) => Object.assign(photo, { field: String(index + 1) }))
}

const faultText = (number: number, fault: string) =>
  `Photo ${number} ${FAULTS[fault] ?? 'cannot be read'}. Nothing was uploaded.`

/** What staff read about a failed upload; undefined for internal errors. */
function textOf(error: unknown): string | undefined {
  if (error instanceof BadPhotos) return error.message
  if (error instanceof DiskFull) return 'The disk of the server is full. Nothing was uploaded.'
  if (!(error instanceof Refused)) return undefined
  const [fault] = Object.entries(error.details.fields ?? {})
  if (fault) return faultText(Number(fault[0]), fault[1])
  return error.status === 413
    ? 'The photos are too large together. Nothing was uploaded.'
    : 'The upload was incomplete. Please try again.'
}
