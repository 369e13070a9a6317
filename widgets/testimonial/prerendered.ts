// @chunk own
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps } from '../element/prerendering.ts'
import type { FormHostProps } from '../screen/form-screen.tsx'

/** Renders from attributes alone. */
export const { seed, parts }: Prerendering<FormHostProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function hydrate(props: PrerenderedProps<FormHostProps>) {
  const later = await load(() => import('../element/hydrate.ts'))
  return later.hydrate(props, { seed, parts })
}
