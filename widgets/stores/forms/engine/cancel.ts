const createStop = () => ({ controller: new AbortController() })

export interface WithParts {
  own: <Part>(make: () => Part) => Part
}

/** Starts an attempt. `whenCancelled` rejects on cancellation. */
export function beginAttempt(form: WithParts) {
  const stop = form.own(createStop)
  const { signal } = (stop.controller = new AbortController())
  const whenCancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  whenCancelled.catch(() => {})
  return { signal, whenCancelled }
}

/** Cancels the current attempt and keeps all values. */
export const cancelAttempt = (form: WithParts) => form.own(createStop).controller.abort()
