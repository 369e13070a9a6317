import { callsWithin } from '../widgets/messages/company.ts'

const postal = {
  street: '4 Sample Lane, Shivajinagar',
  code: '411005',
  city: 'Pune',
  region: 'Maharashtra',
  country: 'India',
  /** ISO 3166-1. */
  countryCode: 'IN',
} as const

/** The company. Every value that changes from one company to the next is in this file. */
export const brand = {
  name: 'Tigertrail Journeys',
  /** Below an icon, at most 12 letters. */
  shortName: 'Tigertrail',
  phones: ['+91 20 5550 0100', '+91 20 5550 0142'],
  postal,
  /** The same as people write it, line by line. */
  address: [postal.street, `${postal.city} ${postal.code}`, `${postal.region}, ${postal.country}`],
  /** IANA name. Every date that staff and travellers see is of this time zone. */
  timeZone: 'Asia/Kolkata',
  enquiries: 'enquiries@tigertrail.example',
  /** Who to tell of a hole. */
  security: 'security@tigertrail.example',
  /** How soon a planner calls whoever has sent an enquiry. */
  callsWithin,
  /** How many days what belongs to somebody is kept: the privacy page says it, the provider does it. */
  keepsDays: {
    /** Since it came in. */
    enquiries: 730,
    /** A mail's text, and then who got it when and about what, since it was written. */
    mailTexts: 30,
    mails: 365,
    /** Since the last sign-in or enquiry. */
    accounts: 1095,
    /** Nine years: eight after the one it is in (Companies Act 2013, section 128(5)). */
    transactions: 3287,
    /** Photos and videos that were not published, since they were declined. */
    declinedMedia: 30,
  },
  claims: { tigerSafaris: '10,000', foreignCountries: '24' },
  tagline: 'We are happy to help you Plan lifetime experience.',
} as const

/** A phone number that no line breaks: its spaces and hyphens are those that do not. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** The address that dials a phone number as people write it. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
