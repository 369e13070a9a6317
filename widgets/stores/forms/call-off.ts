const createStop = () => ({ controller: new AbortController() })

/** A form, of which this is a part. */
export interface WithParts {
  own: <Part>(make: () => Part) => Part
}

/** What a try to send a form is called off by: `signal`, and a promise that rejects then. */
export function beginStop(form: WithParts) {
  const stop = form.own(createStop)
  const { signal } = (stop.controller = new AbortController())
  const calledOff = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  calledOff.catch(() => {})
  return { signal, calledOff }
}

/** Calls off what is being sent; all that was typed and chosen stays. */
export const callOff = (form: WithParts) => form.own(createStop).controller.abort()
