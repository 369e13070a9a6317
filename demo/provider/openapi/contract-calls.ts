import * as attractions from '../../../widgets/contract/attraction-endpoints.ts'
import * as destinations from '../../../widgets/contract/destination-endpoints.ts'
import * as endpoints from '../../../widgets/contract/endpoints.ts'
import * as enquiry from '../../../widgets/contract/enquiry-endpoints.ts'
import * as follow from '../../../widgets/contract/follow-endpoints.ts'
import * as ownData from '../../../widgets/contract/own-data-endpoints.ts'
import * as proof from '../../../widgets/contract/proof-endpoints.ts'

const FILES = {
  'endpoints.ts': endpoints,
  'destination-endpoints.ts': destinations,
  'enquiry-endpoints.ts': enquiry,
  'follow-endpoints.ts': follow,
  'attraction-endpoints.ts': attractions,
  'own-data-endpoints.ts': ownData,
  'proof-endpoints.ts': proof,
}

export const CALLS = {
  ...endpoints,
  ...destinations,
  ...enquiry,
  ...follow,
  ...attractions,
  ...ownData,
  ...proof,
}
export type CallName = keyof typeof CALLS

export const fileOfCall = (name: CallName) =>
  Object.entries(FILES).find(([, calls]) => name in calls)![0]
