import { HANGING, LAZY_TIMEOUT } from './limits.ts'

/** Parts that have not arrived: when each was last requested, by what requests it again. */
const missing = new Map<() => void, number>()

const hangs = (since: number) => performance.now() - since >= HANGING

/**
 * Loads a part that comes later, such as a chunk. Rejects when it fails, or has not arrived after 120 s
 * (specification, section 9).
 *
 * @param request - requests the part; called again by {@link loadAgain}, and the first answer counts
 */
export function load<Part>(request: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const again = () => {
      missing.set(again, performance.now())
      request().then(end(resolve), end(reject))
    }
    const end =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        clearTimeout(timer)
        missing.delete(again)
        settle(outcome)
      }
    const timer = setTimeout(end(reject), LAZY_TIMEOUT, Error('late'))
    again()
  })
}

/** Whether any part has been requested for a while and has not arrived. */
export const isLoadHanging = () => [...missing.values()].some(hangs)

/** Requests again all parts that hang. */
export function loadAgain(): void {
  for (const [again, since] of missing) if (hangs(since)) again()
}
