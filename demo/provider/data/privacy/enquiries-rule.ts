import { shownNotice } from './shown-notice.ts'
import { factNames, personalFacts } from '../../../../widgets/contract/enquiry-facts.ts'
import { ADDRESSES, INTENT, SUSPICION, type TableRule } from '../table-rule.ts'

const QUEUE = 'work of the staff'

export const ENQUIRIES_RULE: TableRule = {
  kept: 'KEEP_ENQUIRIES',
  of: `lower(email) = ${ADDRESSES}`,
  addresses: personalFacts('address'),
  mobile: personalFacts('mobile')[0]!,
  texts: personalFacts('text'),
  deleted: 'by itself',
  exported: [
    'reference',
    'received_at',
    'status',
    'partner',
    'attribution',
    'language',
    'notice',
    ...factNames('export'),
    'corporate_user',
  ],
  shown: {
    notice: shownNotice('enquiries'),
    corporate_user:
      '(select corporate_email from corporate_users where corporate_users.uuid = corporate_user)',
  },
  withheld: { idempotency_key: INTENT, fingerprint: INTENT, search: 'repeats the other columns' },
  impersonal: {
    uuid: 'a random number',
    reply_token: 'a random number',
    link_round: 'number of revocations of its links',
    owner: QUEUE,
    due_at: QUEUE,
    waiting_since: QUEUE,
    reminded_at: QUEUE,
    promised_at: QUEUE,
    answered_at: QUEUE,
    ...SUSPICION,
  },
}
