/** Runs work that may throw, such as storage access that a host page forbids. Returns undefined then. */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
