/** A review of the demo, with up to two of the attraction's pictures. */
export type WrittenReview = [
  who: string,
  rating: 1 | 2 | 3 | 4 | 5,
  visited: string,
  feedback: string,
  pictures?: 1 | 2,
]

export type Written = Record<string, WrittenReview[]>
