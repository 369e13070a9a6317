// @chunk own
import type { Language } from '../say.ts'
import { asks } from './asks.ts'
import { card } from './attraction-card.ts'
import { attraction } from './attraction-card-later.ts'
import { calendar } from './calendar.ts'
import { corporateVideo } from './corporate-video.ts'
import { dates } from './dates.ts'
import { finder } from './destination-finder.ts'
import { dialog } from './dialog.ts'
import { enquiry, form } from './enquiry.ts'
import { enquirySent } from './enquiry-sent.ts'
import { cancelled, hints } from './failures.ts'
import { files } from './files-later.ts'
import { kept } from './kept.ts'
import { corporate, enquiryFaults, enquiryThanks } from './later.ts'
import { outbox } from './outbox.ts'
import { pictures } from './pictures.ts'
import { review } from './review.ts'
import { reviewFaults, reviewThanks } from './review-later.ts'
import { seasons } from './seasons.ts'
import { testimonial } from './testimonial.ts'
import { sendingVideo, testimonialFaults, testimonialThanks } from './testimonial-later.ts'
import { confirmed } from './thanks.ts'
import { trip } from './trip.ts'
import { withoutScript } from './without-script.ts'
import { counts, wizard } from './wizard.ts'
import { wizardDates, wizardFaults } from './wizard-later.ts'
import { personFaults } from './wizard-person.ts'

export const messages: Language = {
  asks,
  attraction,
  calendar,
  cancelled,
  card,
  confirmed,
  corporate,
  corporateVideo,
  counts,
  dates,
  dialog,
  enquiry,
  enquiryFaults,
  enquirySent,
  enquiryThanks,
  files,
  finder,
  form,
  hints,
  kept,
  outbox,
  personFaults,
  pictures,
  review,
  reviewFaults,
  reviewThanks,
  seasons,
  sendingVideo,
  testimonial,
  testimonialFaults,
  testimonialThanks,
  trip,
  withoutScript,
  wizard,
  wizardDates,
  wizardFaults,
}
