import * as endpoints from '../../../widgets/contract/endpoints.ts'
import * as ownData from '../../../widgets/contract/own-data-endpoints.ts'

/** The contract's calls, by their names. */
export const CALLS = { ...endpoints, ...ownData }
export type CallName = keyof typeof CALLS

/** The file of the contract that has a call, where its doc block is. */
export const fileOfCall = (name: CallName) =>
  name in ownData ? 'own-data-endpoints.ts' : 'endpoints.ts'
