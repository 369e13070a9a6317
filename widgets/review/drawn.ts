import type { Drawing } from '../element/drawn.ts'
import type { ReviewScreenProps } from './review-screen.tsx'

export { takeOver } from '../element/take-over.ts'

/** Drawn from its attributes alone: the attractions to choose from are asked for when they are wanted. */
export const { seed, parts }: Drawing<ReviewScreenProps, undefined> = {
  seed: () => {},
  parts: () => [],
}
