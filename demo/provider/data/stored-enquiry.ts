import {
  type Enquiry,
  destination as destinationSchema,
  enquiry as enquirySchema,
} from '../../../widgets/contract/enquiries.ts'
import { type Queries, onlyRow } from './database.ts'

const COLUMNS = Object.keys(enquirySchema.shape).filter((name) => name !== 'destinations')
const DESTINATION_COLUMNS = Object.keys(destinationSchema.shape)

/** An enquiry as it was sent, with the address that it has now. */
export async function storedEnquiry({ query }: Queries, uuid: string): Promise<Enquiry> {
  const fields = onlyRow(
    await query(`select ${COLUMNS.join()} from enquiries where uuid = $1`, [uuid]),
  )
  const destinations = await query(
    `select ${DESTINATION_COLUMNS.join()} from destinations where enquiry = $1 order by position`,
    [uuid],
  )
  // It was checked by the same schema when it came in.
  return { ...known(fields), destinations: destinations.map(known) } as unknown as Enquiry
}

const known = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
