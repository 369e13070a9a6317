import { ADDRESSES, type TableRule } from '../table-rule.ts'

/** Who opened a person's data at the desk. */
export const READ_LOG_RULE: TableRule = {
  kept: 'KEEP_READ_LOG',
  of: `subject in (select uuid from enquiries where lower(email) = ${ADDRESSES}
    union all select uuid from users where email = ${ADDRESSES}
    union all select uuid from reviews where lower(email) = ${ADDRESSES}
    union all select uuid from testimonials where lower(email) = ${ADDRESSES})`,
  deleted: 'by itself',
  exported: ['at', 'what', 'roles'],
  withheld: {
    staff: 'names a member of staff',
    subject: 'part of the row that was read',
    hour: 'part of at',
  },
  impersonal: { id: 'a serial number' },
}
