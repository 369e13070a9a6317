/** Tags whose `TAG-ready` is reported by `/widgets/trip-vitals.js`. */
export const TAG_NAMES = [
  'trip-enquiry',
  'trip-review',
  'trip-testimonial',
  'trip-attraction-card',
  'trip-corporate-video',
] as const
