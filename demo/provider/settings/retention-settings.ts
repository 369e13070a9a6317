import { brand } from '../../../site/brand.ts'
import { BadSetting } from './bad-setting.ts'

/** Days that personal data is kept, by kind; see `brand.keepsDays`. */
export type Retention = { [What in keyof typeof brand.keepsDays]: number }

const VARIABLES: { [What in keyof Retention]: string } = {
  enquiries: 'KEEP_ENQUIRIES',
  mailTexts: 'KEEP_MAIL_TEXTS',
  mails: 'KEEP_MAILS',
  unassignedMails: 'KEEP_UNASSIGNED_MAILS',
  accounts: 'KEEP_ACCOUNTS',
  transactions: 'KEEP_TRANSACTIONS',
  declinedMedia: 'KEEP_DECLINED_MEDIA',
  reads: 'KEEP_READ_LOG',
}

/** A hundred years, in days. */
const LONGEST = 36_525

/**
 * Reads the retention settings; defaults are those on the privacy page.
 * @throws {BadSetting} unless a value is a whole number of days from 1 to 36525.
 */
export function retentionFrom(value: (name: string) => string | undefined): Retention {
  const days = (what: keyof Retention): number => {
    const name = VARIABLES[what]
    const text = value(name) ?? String(brand.keepsDays[what])
    const number = /^\d{1,5}$/.test(text) ? Number(text) : 0
    if (number >= 1 && number <= LONGEST) return number
    throw new BadSetting(
      `${name} must be a whole number of days from 1 to ${LONGEST}, but is '${text}'.`,
    )
  }
  return {
    enquiries: days('enquiries'),
    mailTexts: days('mailTexts'),
    mails: days('mails'),
    unassignedMails: days('unassignedMails'),
    accounts: days('accounts'),
    transactions: days('transactions'),
    declinedMedia: days('declinedMedia'),
    reads: days('reads'),
  }
}
