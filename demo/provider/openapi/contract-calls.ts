import * as attractions from '../../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../../widgets/contract/endpoints.ts'
import * as enquiry from '../../../widgets/contract/enquiry-endpoints.ts'
import * as ownData from '../../../widgets/contract/own-data-endpoints.ts'

/** The files of the contract that have calls, with their doc blocks. */
const FILES = {
  'endpoints.ts': endpoints,
  'enquiry-endpoints.ts': enquiry,
  'attraction-endpoints.ts': attractions,
  'own-data-endpoints.ts': ownData,
}

/** The contract's calls, by their names. */
export const CALLS = { ...endpoints, ...enquiry, ...attractions, ...ownData }
export type CallName = keyof typeof CALLS

/** The file of the contract that has a call. */
export const fileOfCall = (name: CallName) =>
  Object.entries(FILES).find(([, calls]) => name in calls)![0]
