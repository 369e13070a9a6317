import { proveSender } from '../../../widgets/contract/proof-endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { provenRow } from '../calls/challenge.ts'
import { releaseProven } from './release-proven.ts'

/** Accepts proofs of work for held submissions, and releases those without other signs. */
export function proofRoutes(routes: Routes, wakeMail: () => void): void {
  const { answer, database, settings } = routes
  answer(proveSender, async ({ input: { proof }, origin }) => {
    const row = await provenRow(database, proof, settings.now())
    if (row) await releaseProven(routes, row, origin)
    wakeMail()
    return { received: true }
  })
}
