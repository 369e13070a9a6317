import { HANGING, LATE, LAZY_TIMEOUT } from '../limits.ts'

/** Time of the last request of each pending part, by the function that repeats it. */
const missing = new Map<() => void, number>()

const hangs = (since: number) => performance.now() - since >= HANGING

/**
 * Rejects if the part fails or takes longer than 120 s (specification, section 9). {@link loadAgain} repeats `request`.
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

/** True if any part has been pending for {@link HANGING} ms or longer. */
export const isLoadHanging = () => [...missing.values()].some(hangs)

export function loadAgain(): void {
  for (const [again, since] of missing) if (hangs(since)) again()
}

/** Runs `work`, repeats its pending requests while they hang, and ignores its failure. */
export async function persist(work: () => Promise<void>): Promise<void> {
  const clock = setInterval(loadAgain, LATE)
  await work().catch(() => {})
  clearInterval(clock)
}
