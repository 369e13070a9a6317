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

/** The company. Every value that differs between companies is in this file. */
export const brand = {
  name: 'Tigertrail Journeys',
  /** Label below a home-screen icon, at most 12 letters. */
  shortName: 'Tigertrail',
  phones: ['+91 20 5550 0100', '+91 20 5550 0142'],
  postal,
  address: [postal.street, `${postal.city} ${postal.code}`, `${postal.region}, ${postal.country}`],
  /** IANA name. Every date that staff and travellers see is in this time zone. */
  timeZone: 'Asia/Kolkata',
  enquiries: 'enquiries@tigertrail.example',
  security: 'security@tigertrail.example',
  callsWithin,
  /** Retention in days. The privacy page states it and the provider enforces it. */
  keepsDays: {
    /** From its arrival. */
    enquiries: 730,
    /** From sending: the text of an email, then its log entry (recipient, time, subject). */
    mailTexts: 30,
    mails: 365,
    /** From the last sign-in or enquiry. */
    accounts: 1095,
    /** Nine years: the current one plus eight more (Companies Act 2013, section 128(5)). */
    transactions: 3287,
    declinedMedia: 30,
  },
  claims: { tigerSafaris: '10,000', foreignCountries: '24' },
  tagline: 'We are happy to help you Plan lifetime experience.',
} as const

/** Phone number with no-break spaces and non-breaking hyphens. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
