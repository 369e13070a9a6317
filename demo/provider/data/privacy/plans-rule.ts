import { ADDRESSES, type TableRule } from '../table-rule.ts'

const OF = `enquiry in (select uuid from enquiries where lower(email) = ${ADDRESSES})`
const REFERENCE = '(select reference from enquiries where enquiries.uuid = enquiry)'
const STAFF = { staff: 'names a member of staff' }

const rupees = (column: string) => `(${column} / 100.0)::float8`

/** Plans that belong to an enquiry. The traveller's questions about them are in the log. */
export const PLAN_RULES: Record<string, TableRule> = {
  plans: {
    kept: 'KEEP_ENQUIRIES',
    of: OF,
    texts: ['title', 'message', 'terms'],
    deleted: 'with enquiries',
    exported: [
      'enquiry',
      'version',
      'sent_at',
      'title',
      'message',
      'terms',
      'people',
      'price',
      'total',
      'valid_until',
      'accepted_at',
      'declined_at',
    ],
    shown: { enquiry: REFERENCE, price: rupees('price'), total: rupees('total') },
    withheld: STAFF,
    impersonal: {},
  },
  plan_days: {
    kept: 'KEEP_ENQUIRIES',
    of: OF,
    texts: ['place', 'activity', 'night'],
    deleted: 'with enquiries',
    exported: ['enquiry', 'version', 'position', 'place', 'activity', 'night'],
    shown: { enquiry: REFERENCE },
    withheld: {},
    impersonal: {},
  },
  plan_drafts: {
    kept: 'KEEP_ENQUIRIES',
    of: OF,
    texts: ['fields'],
    deleted: 'with enquiries',
    exported: ['enquiry', 'fields', 'saved_at'],
    shown: { enquiry: REFERENCE },
    withheld: STAFF,
    impersonal: { revision: 'counts the changes of the staff' },
  },
}
