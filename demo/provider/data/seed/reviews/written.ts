import type { Time } from '../../../../art/scenes/palette.ts'

/** A review of the demo. `times` adds pictures of the attraction at those times of day. */
export type WrittenReview = [
  who: string,
  rating: 1 | 2 | 3 | 4 | 5,
  visited: string,
  feedback: string,
  pictures?: Time[],
]

export type Written = Record<string, WrittenReview[]>
