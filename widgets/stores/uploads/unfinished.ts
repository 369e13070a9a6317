import type { Address } from '../../api/client.ts'
import type { draftPlace } from '../forms/engine/draft-place.ts'
import { toJson } from '../../api/to-json.ts'
import { shared } from '../shared.ts'

/** An upload that can be continued with the same file. */
export interface Unfinished {
  /** Of the upload (https://tus.io/protocols/resumable-upload). */
  url: string
  /** Name and size of the file. */
  file: string
  /** Of the form. */
  field: string
  size: number
  /** Bytes that arrived. */
  offset: number
  /** Ranges that were sent, with their SHA-256 in Base64, to know the same file again. */
  sums: [start: number, end: number, sum: string][]
}

const KEY = 'trip:uploads'
/** Ms in which the provider keeps parts. */
const LIFE = 24 * 60 * 60 * 1000

/** Where drafts are. An import of the module would be one more export of the first-load part. */
const place = shared<typeof draftPlace>('draft-place', () => ({ open: () => sessionStorage }))

/** Uploads of this page, also if it may not store them. */
let here: Unfinished[] | undefined

function all(): Unfinished[] {
  if (here) return here
  try {
    const { at, uploads } = JSON.parse(place.open().getItem(KEY) ?? '{}')
    if (Math.abs(Date.now() - at) < LIFE && Array.isArray(uploads)) here = uploads
  } catch {
    // A page without storage.
  }
  return (here ??= [])
}

export const uploadsAt = ({ origin, product }: Address) => `${origin}/api/v1/${product}/uploads/`

/** Uploads at one provider, because a page may have several. */
export function unfinished(at: Address): Unfinished[] {
  return all().filter(({ url }) => url.startsWith(uploadsAt(at)))
}

/** Keeps what is known about an upload, or forgets it without `state`. */
export function keep(at: Address, file: string, state?: Unfinished): void {
  here = all().filter((each) => each.file !== file || !each.url.startsWith(uploadsAt(at)))
  if (state) here.push(state)
  const text = toJson({ at: Date.now(), uploads: here })
  try {
    if (here[0]) place.open().setItem(KEY, text)
    else place.open().removeItem(KEY)
  } catch {
    // It is known until this page is left.
  }
}
