import * as attractions from '../../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../../widgets/contract/endpoints.ts'
import * as ownData from '../../../widgets/contract/own-data-endpoints.ts'

/** The contract's calls, by their names. */
export const CALLS = { ...endpoints, ...attractions, ...ownData }
export type CallName = keyof typeof CALLS

/** The file of the contract that has a call, where its doc block is. */
export function fileOfCall(name: CallName): string {
  if (name in ownData) return 'own-data-endpoints.ts'
  return name in attractions ? 'attraction-endpoints.ts' : 'endpoints.ts'
}
