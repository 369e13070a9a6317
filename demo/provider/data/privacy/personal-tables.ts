import { shownNotice } from './shown-notice.ts'
import { ENQUIRIES_RULE } from './enquiries-rule.ts'
import { INCOMING_FILES_RULE, INCOMING_MAILS_RULE } from './incoming-rules.ts'
import { MAILS_RULE } from './mails-rule.ts'
import { PLAN_RULES } from './plans-rule.ts'
import { READ_LOG_RULE } from './read-log-rule.ts'
import { ADDRESSES, INTENT, SUSPICION, type TableRule } from '../table-rule.ts'

const ACCOUNTS = `account in (select uuid from users where email = ${ADDRESSES})`
const CORPORATE_USERS = `select uuid from corporate_users
  where email = ${ADDRESSES} or corporate_email = ${ADDRESSES}`
const BY_EMAIL = `lower(email) = ${ADDRESSES}`

const columns = (names: string) => names.split(' ')

const OWN_ID = 'a random number'
const CONVERTING = 'state of the video conversion'
const TOKEN = 'a hash that reveals nothing and opens nothing'

/** All tables with personal data, in the order of exports and deletions. */
export const PERSONAL_TABLES: Record<string, TableRule> = {
  // Before the rows that it is about.
  read_log: READ_LOG_RULE,
  // Codes before their users, and those before enquiries. Other transactions lock them in the same order.
  one_time_codes: {
    kept: 'ten minutes',
    of: `corporate_email = ${ADDRESSES} or corporate_user in (${CORPORATE_USERS})`,
    deleted: 'by itself',
    exported: [],
    withheld: {
      corporate_email: 'part of corporate_users',
      corporate_user: 'part of corporate_users',
      salt: TOKEN,
      hash: TOKEN,
      guesses: 'number of wrong guesses',
      expires_at: 'ten minutes after the code',
      used_at: 'part of corporate_users',
    },
    impersonal: {},
  },
  corporate_proofs: {
    kept: 'a day',
    of: `corporate_user in (${CORPORATE_USERS})`,
    deleted: 'with corporate_users',
    exported: [],
    withheld: {
      hash: TOKEN,
      corporate_user: 'part of corporate_users',
      verified_at: 'part of corporate_users',
    },
    impersonal: {},
  },
  corporate_users: {
    kept: 'as long as an enquiry refers to it, else two days',
    of: `email = ${ADDRESSES} or corporate_email = ${ADDRESSES}`,
    addresses: ['email', 'corporate_email'],
    deleted: 'by itself',
    exported: columns('company email corporate_email created_at verified_at'),
    shown: { company: '(select name from companies where companies.uuid = company)' },
    withheld: {},
    impersonal: { uuid: OWN_ID },
  },
  enquiries: ENQUIRIES_RULE,
  destinations: {
    kept: 'KEEP_ENQUIRIES',
    of: `enquiry in (select uuid from enquiries where ${BY_EMAIL})`,
    deleted: 'with enquiries',
    exported: columns('enquiry position city no_days no_nights accommodation_preference sequence'),
    shown: {
      enquiry: '(select reference from enquiries where enquiries.uuid = enquiry)',
      city: '(select name from cities where cities.uuid = city)',
    },
    withheld: {},
    impersonal: {},
  },
  ...PLAN_RULES,
  reviews: {
    kept: 'until its author requests a deletion, because it is published',
    of: BY_EMAIL,
    addresses: ['email'],
    mobile: 'mobile_number',
    texts: ['feedback'],
    deleted: 'by itself',
    exported: columns(
      'attraction date_of_visit rating feedback first_name last_name email mobile_number images received_at state language notice',
    ),
    shown: { notice: shownNotice('reviews') },
    files: 'images',
    withheld: { idempotency_key: INTENT, fingerprint: INTENT },
    impersonal: { uuid: OWN_ID, ...SUSPICION },
  },
  testimonials: {
    kept: 'until its author requests a deletion, because it is published',
    of: BY_EMAIL,
    addresses: ['email'],
    mobile: 'phone_number',
    texts: ['description'],
    deleted: 'by itself',
    exported: columns(
      'description first_name last_name email phone_number video received_at state language notice',
    ),
    shown: { notice: shownNotice('testimonials') },
    files: 'video',
    stored: 'jsonb_build_array(video, poster)',
    withheld: { idempotency_key: INTENT, fingerprint: INTENT, poster: 'a picture of the video' },
    impersonal: { uuid: OWN_ID, ...SUSPICION },
  },
  conversions: {
    kept: 'until the video is converted, or as long as its testimonial',
    of: `testimonial in (select uuid from testimonials where ${BY_EMAIL})`,
    deleted: 'with testimonials',
    exported: [],
    withheld: { testimonial: 'part of testimonials', at: 'part of testimonials' },
    impersonal: {
      publish: CONVERTING,
      failed: CONVERTING,
      tries: CONVERTING,
      claim: CONVERTING,
      claimed_until: CONVERTING,
    },
  },
  mails: MAILS_RULE,
  incoming_files: INCOMING_FILES_RULE,
  incoming_mails: INCOMING_MAILS_RULE,
  transactions: {
    kept: 'KEEP_TRANSACTIONS',
    of: ACCOUNTS,
    deleted: 'stays: required by law, without a name',
    exported: columns('booking_id date location amount status'),
    shown: { amount: '(amount / 100.0)::float8' },
    withheld: { account: 'part of users' },
    impersonal: { uuid: OWN_ID },
  },
  sessions: {
    kept: '30 days',
    of: ACCOUNTS,
    deleted: 'with users',
    exported: columns('expires_at'),
    withheld: { hash: TOKEN, account: 'part of users' },
    impersonal: {},
  },
  account_links: {
    kept: 'a week at most',
    of: ACCOUNTS,
    deleted: 'with users',
    exported: columns('created_at expires_at'),
    withheld: { hash: TOKEN, account: 'part of users' },
    impersonal: {},
  },
  users: {
    kept: 'KEEP_ACCOUNTS',
    of: `email = ${ADDRESSES}`,
    addresses: ['email'],
    mobile: 'mobile_number',
    deleted: 'by itself',
    exported: columns(
      'email first_name last_name mobile_number created_at used_at warned_at language',
    ),
    withheld: { password: TOKEN },
    impersonal: { uuid: OWN_ID },
  },
  desk_log: {
    kept: 'as long as the row it is about',
    of: `enquiry in (select uuid from enquiries where ${BY_EMAIL})
      or review in (select uuid from reviews where ${BY_EMAIL})
      or testimonial in (select uuid from testimonials where ${BY_EMAIL})`,
    texts: ['was', 'text'],
    deleted: 'with enquiries, reviews and testimonials',
    exported: columns('at deed was text'),
    withheld: {
      staff: 'names a member of staff',
      enquiry: 'part of enquiries',
      review: 'part of reviews',
      testimonial: 'part of testimonials',
      intent: INTENT,
    },
    impersonal: { id: 'a serial number', attraction: 'a place', member: 'a member of staff' },
  },
  hits: {
    kept: 'an hour',
    of: 'false',
    deleted: 'stays: otherwise a deletion would reset rate limits',
    exported: [],
    withheld: {
      subject: 'a hash of the caller and the limit, as long as the limit counts it',
      at: 'time of the request',
      intent: INTENT,
    },
    impersonal: { id: 'a serial number', amount: 'weight of the request' },
  },
}
