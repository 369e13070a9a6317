/** What work brings, or undefined where it throws: a page may forbid storage, and loses only that. */
export function attempt<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
