import { corporateNameOf } from './corporate.ts'
import type { Visit } from './router.ts'

interface Frame {
  path: string
  tag: string
  title: string
  /** In px on a phone, for hosts that don't listen to the frame. The video keeps 16 to 9. */
  height: number
  /** In px at a width of 600 px. */
  wideHeight: number
}

/** Pages for frames on other sites. The query has the tag's attributes. */
export const FRAMES = {
  enquiry: {
    path: '/embed/enquiry',
    tag: 'trip-enquiry',
    title: 'Plan your trip',
    height: 760,
    wideHeight: 560,
  },
  review: {
    path: '/embed/review',
    tag: 'trip-review',
    title: 'Submit your review',
    height: 1180,
    wideHeight: 900,
  },
  testimonial: {
    path: '/embed/testimonial',
    tag: 'trip-testimonial',
    title: 'Send us a video',
    height: 920,
    wideHeight: 720,
  },
  attraction: {
    path: '/embed/attraction',
    tag: 'trip-attraction-card',
    title: 'A place to see',
    height: 580,
    wideHeight: 580,
  },
} satisfies Record<string, Frame>

/** Attributes about the page around a tag, which a frame doesn't have. */
export const NOT_IN_FRAMES: ReadonlySet<string> = new Set(['button', 'thanks', 'analytics'])

/** Height of the enquiry's frame with the wizard, in px on a phone. */
export const WIZARD_HEIGHT = 1600

/** The page for frames with a company's video. The company's name follows. */
export const VIDEO_FRAME = '/embed/corporate-video/'

/** The page for frames that shows the tag of a page of the site; undefined if the page has none. */
export function frameOf(visit: Visit): string | undefined {
  const { route, params, search } = visit
  const { id, attractionId } = params
  if (route === 'home') return FRAMES.enquiry.path
  if (route === 'enquiry') {
    const { destination } = search
    return `${FRAMES.enquiry.path}?${new URLSearchParams({ variant: 'wizard', ...(destination && { destination }) })}`
  }
  if (route === 'review')
    return (
      FRAMES.review.path +
      (attractionId ? `?${new URLSearchParams({ attraction: attractionId })}` : '')
    )
  if (route === 'submitTestimonial') return FRAMES.testimonial.path
  if (route === 'attraction' && id)
    return `${FRAMES.attraction.path}?${new URLSearchParams({ attraction: id })}`
  const company = corporateNameOf(visit)
  return company && VIDEO_FRAME + params['corporateName']
}

/** Address of the oEmbed response (oembed.com) for a page of the site. */
export const oembedOf = (page: string, format: 'json' | 'xml') =>
  `/oembed?${new URLSearchParams({ url: page, format })}`
