import {
  type Enquiry,
  destination as destinationSchema,
  enquiry as enquirySchema,
} from '../../../../widgets/contract/enquiries.ts'
import { type Queries, onlyRow } from '../engine/database.ts'

const COLUMNS = Object.keys(enquirySchema.shape).filter((name) => name !== 'destinations')
const DESTINATION_COLUMNS = Object.keys(destinationSchema.shape)

/** The enquiry as it was sent, except that the address is the current one. */
export async function storedEnquiry({ query }: Queries, uuid: string): Promise<Enquiry> {
  const fields = onlyRow(
    await query(`select ${COLUMNS.join()} from enquiries where uuid = $1`, [uuid]),
  )
  const destinations = await query(
    `select ${DESTINATION_COLUMNS.join()} from destinations where enquiry = $1 order by position`,
    [uuid],
  )
  // The same schema validated it on receipt.
  return { ...known(fields), destinations: destinations.map(known) } as unknown as Enquiry
}

const known = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
