import { corporateNameOf } from './corporate.ts'
import type { Visit } from './router.ts'

/** Pages for frames on other sites, by what they show. The query has the tag's attributes. */
export const FRAMES = {
  enquiry: '/embed/enquiry',
  review: '/embed/review',
  testimonial: '/embed/testimonial',
  attraction: '/embed/attraction',
  /** The company's name follows. */
  corporateVideo: '/embed/corporate-video/',
} as const

/** The page for frames that shows the tag of a page of the site; undefined if the page has none. */
export function frameOf(visit: Visit): string | undefined {
  const { route, params, search } = visit
  const { id, attractionId } = params
  if (route === 'home') return FRAMES.enquiry
  if (route === 'enquiry') {
    const { destination } = search
    return `${FRAMES.enquiry}?${new URLSearchParams({ variant: 'wizard', ...(destination && { destination }) })}`
  }
  if (route === 'review')
    return (
      FRAMES.review + (attractionId ? `?${new URLSearchParams({ attraction: attractionId })}` : '')
    )
  if (route === 'submitTestimonial') return FRAMES.testimonial
  if (route === 'attraction' && id)
    return `${FRAMES.attraction}?${new URLSearchParams({ attraction: id })}`
  const company = corporateNameOf(visit)
  return company && FRAMES.corporateVideo + params['corporateName']
}

/** Address of the oEmbed response (oembed.com) for a page of the site. */
export const oembedOf = (page: string, format: 'json' | 'xml') =>
  `/oembed?${new URLSearchParams({ url: page, format })}`
