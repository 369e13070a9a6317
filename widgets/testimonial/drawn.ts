// @chunk own
import { load } from '../contract/load.ts'
import type { Drawing, DrawnProps } from '../element/drawn.ts'
import type { FormHostProps } from '../screen/form-screen.tsx'

/** Renders from attributes alone. */
export const { seed, parts }: Drawing<FormHostProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function takeOver(props: DrawnProps<FormHostProps>) {
  const later = await load(() => import('../element/take-over.ts'))
  return later.takeOver(props, { seed, parts })
}
