import type { Drawing } from '../element/drawn.ts'
import type { FormHostProps } from '../screen/form-screen.tsx'

export { takeOver } from '../element/take-over.ts'

/** Drawn from its attributes alone. */
export const { seed, parts }: Drawing<FormHostProps, undefined> = {
  seed: () => {},
  parts: () => [],
}
