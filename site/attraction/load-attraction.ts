import type { Attraction } from '../../widgets/contract/attractions.ts'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { attractionDetailsById } from '../../widgets/contract/attraction-endpoints.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { sharePictureOf } from '../layout/share-picture.ts'
import type { Head } from '../routing/page.ts'
import * as attraction from '../messages/en/attraction.ts'
import * as layout from '../messages/en/layout.ts'

export type LoadedAttraction =
  { state: 'ready'; attraction: AttractionDetails } | { state: 'unknown' } | { state: 'failed' }

/** Loads an attraction; distinguishes an unknown one from a failed request. */
export async function loadAttraction(read: Read, id: string): Promise<LoadedAttraction> {
  const { answer, failure } = await read(attractionDetailsById, { params: { id } })
  if (answer) return { state: 'ready', attraction: answer }
  const isUnknown = failure.name === 'Refused' && failure.status === 404
  return { state: isUnknown ? 'unknown' : 'failed' }
}

export const errorHead = (state: 'unknown' | 'failed'): Head =>
  state === 'unknown'
    ? { title: attraction.unknownTitle, description: attraction.unknown, status: 404 }
    : {
        title: layout.notAvailable,
        description: attraction.notShownDescription,
        status: 503,
      }

/** Description length shown by search engines, in characters. */
const LONGEST = 160

/** Shortens a text at a word, without control characters. */
export function summary(text: string): string {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (plain.length <= LONGEST) return plain
  return `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

export const sharedPicture = ({ image, name, attraction_location_label: place }: Attraction) =>
  sharePictureOf(image, place ? `${name}, ${place}` : name)
