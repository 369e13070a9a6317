import { callsWithin } from '../widgets/messages/en/calls-within.ts'
import { tagline } from './messages/en/company.ts'

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
  /** When planners call, in that time zone. */
  workingHours: 'Mon-Sat 09:30-18:30',
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
    /** From its arrival: an email that belongs to no enquiry. */
    unassignedMails: 90,
    /** From the last sign-in or enquiry. */
    accounts: 1095,
    /** Nine years: the current one plus eight more (Companies Act 2013, section 128(5)). */
    transactions: 3287,
    declinedMedia: 30,
    /** The log of staff who opened personal data. */
    reads: 365,
  },
  claims: { tigerSafaris: '10,000', foreignCountries: '24' },
  tagline,
} as const

/**
 * The only place that spells the company's colours. Style sheets write `brand(tiger)`, which the build replaces. Names
 * that end in `Night` are for the dark theme. Text has at least 4.5:1 on its ground, controls 3:1 (WCAG 1.4.3, 1.4.11).
 */
export const colours = {
  night: '#10201b',
  deepNight: '#0b1713',
  jungle: '#14342b',
  tiger: '#d9541e',
  rust: '#b8430f',
  rustPressed: '#9c380b',
  marigold: '#f2b134',
  marigoldPressed: '#ffc65c',
  dusk: '#3b2f5e',
  midnight: '#2a2147',
  paper: '#faf5ea',
  card: '#fffdf7',
  cardNight: '#1b332b',
  sand: '#efe4cf',
  sandNight: '#172c25',
  ink: '#1c1b19',
  quiet: '#5b5344',
  quietNight: '#c6c1b0',
  line: '#d8c9ab',
  lineNight: '#35503f',
  edge: '#8a7b5c',
  edgeNight: '#7c9488',
  good: '#14603f',
  goodNight: '#7ed8a6',
  bad: '#a3260f',
  badNight: '#ff9c84',
  surfaceNight: '#17231f',
  textNight: '#f3eee2',
  linkOnSand: '#a63c0c',
} as const

/** Phone number with no-break spaces and non-breaking hyphens. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
