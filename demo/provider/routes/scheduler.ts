import { busySlots } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls/calls.ts'

/** Busy times (specification, section 7): always none, since no meetings are arranged. */
export function schedulerRoutes({ answer }: Routes): void {
  answer(busySlots, async () => [])
}
