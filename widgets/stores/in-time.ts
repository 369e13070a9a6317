import { LAZY_TIMEOUT } from '../contract/limits.ts'

/** A part that is loading, given up when it has not come in time (specification, section 9). */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, LAZY_TIMEOUT)
    part.then(resolve, reject)
  })
}
