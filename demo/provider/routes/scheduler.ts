import { busySlots } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'

/** Times at which nobody can be met (specification, section 7): none, since no meetings are arranged. */
export function schedulerRoutes({ answer }: Routes): void {
  answer(busySlots, async () => [])
}
