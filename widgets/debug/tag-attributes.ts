// Written by `npm run manifest`: change the declarations in widgets/*/element.ts instead.

/** Allowed values by attribute name, default first. An empty list allows any text; [''] is a boolean. */
export type Known = Readonly<Record<string, readonly string[]>>

/** Attributes by tag. */
export const TAGS: Readonly<Record<string, Known>> = {
  'trip-attraction-card': { attraction: [], href: [], headline: ['3', '2', '4', '5', '6'] },
  'trip-corporate-video': { company: [], headline: ['', '2', '3', '4', '5', '6'] },
  'trip-enquiry': {
    variant: ['simple', 'wizard'],
    destination: [],
    days: [],
    people: [],
    sight: [],
    corporate: [''],
    personal: [''],
    company: [],
    heading: [],
    intro: [],
    headline: ['2', '3', '4', '5', '6'],
    button: [],
    privacy: [],
  },
  'trip-review': {
    attraction: [],
    heading: [],
    intro: [],
    headline: ['2', '3', '4', '5', '6'],
    button: [],
    privacy: [],
  },
  'trip-testimonial': {
    heading: [],
    intro: [],
    headline: ['2', '3', '4', '5', '6'],
    preview: [''],
    button: [],
    privacy: [],
  },
}

/** Attributes of every tag, and of `<html>` for the whole page. */
export const EVERY_TAG: Known = {
  lang: [],
  provider: [],
  product: [],
  partner: [],
  theme: ['auto', 'light', 'dark'],
  attribution: [],
  reference: [],
  thanks: [],
  outbox: [],
  analytics: [],
}
