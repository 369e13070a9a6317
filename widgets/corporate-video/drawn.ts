import type { Drawing } from '../element/drawn.ts'
import type { CorporateVideoProps } from './corporate-video.tsx'

export { takeOver } from '../element/take-over.ts'

export const { seed, parts }: Drawing<CorporateVideoProps, undefined> = {
  seed: () => {},
  parts: () => [],
}
