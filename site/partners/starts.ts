import type { Values } from './element-kinds.ts'

/** The tag of the first line to copy. */
export const FIRST = 'trip-enquiry'

export const PARTNER = 'your-site'

/** The attribute that a tag needs. */
export const REQUIRED: Readonly<Record<string, string>> = {
  'trip-attraction-card': 'attraction',
  'trip-corporate-video': 'company',
}

/** Settings that each tag begins with, so that it shows something. */
export const STARTS: Readonly<Record<string, Values>> = {
  'trip-enquiry': { partner: PARTNER },
  'trip-review': { attraction: 'taj-mahal' },
  'trip-attraction-card': { attraction: 'taj-mahal', href: '/places/{id}' },
  'trip-corporate-video': { company: 'xoriant' },
}
