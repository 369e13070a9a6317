const createStop = () => ({ controller: new AbortController() })

export interface WithParts {
  own: <Part>(make: () => Part) => Part
}

/** Starts an attempt. `calledOff` rejects on cancellation. */
export function beginStop(form: WithParts) {
  const stop = form.own(createStop)
  const { signal } = (stop.controller = new AbortController())
  const calledOff = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  calledOff.catch(() => {})
  return { signal, calledOff }
}

/** Cancels the current attempt and keeps all values. */
export const callOff = (form: WithParts) => form.own(createStop).controller.abort()
