import type { Provider } from '../../widgets/stores/provider.ts'
import { go, pathOf } from '../routing/router.ts'
import type { OF_FORMS } from '../routing/until-started.ts'
import { findSentReview, noteSentReview } from './sent-review.ts'
import { findSentTrip, followEnquiries } from './sent-trip.ts'

/** Leaves a sent form for the page that confirms it. Returns a function that stops it. */
export function followForms(provider: Provider): () => void {
  const enquiries = followEnquiries(provider)
  const ended = new AbortController()
  const listen = <Name extends (typeof OF_FORMS)[number]>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: ended.signal })

  listen('trip-enquiry-send', ({ detail }) => enquiries.send(detail))
  listen('trip-enquiry-sent', ({ detail, target }) => {
    enquiries.sent(detail)
    leave(target, pathOf('home'))
  })
  listen('trip-review-sent', ({ detail, target }) => {
    noteSentReview({ kind: 'review', ...detail })
    leave(target, pathOf('home'))
  })
  listen('trip-testimonial-sent', ({ detail, target }) => {
    noteSentReview({ kind: 'testimonial', ...detail })
    leave(target, pathOf('testimonials'))
  })
  findSentTrip()
  findSentReview()
  return () => ended.abort()
}

/** Leaves a sent form. `inert` keeps its status from being announced in addition to the toast (WCAG 4.1.3). */
function leave(form: EventTarget | null, path: string): void {
  if (form instanceof HTMLElement) form.inert = true
  go(path)
}
