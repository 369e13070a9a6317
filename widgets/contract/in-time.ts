import { LAZY_TIMEOUT } from './limits.ts'

/** A part that is loading, given up when it has not come in time (specification, section 9). */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, LAZY_TIMEOUT, Error('late'))
    part.then(resolve, reject).then(() => clearTimeout(timer))
  })
}
