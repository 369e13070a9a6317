/** Milliseconds. */
export const PATIENCE = 10_000
/** Milliseconds until a browser reports a policy violation. */
const MOMENT = 100

export const later = (milliseconds: number) =>
  new Promise<void>((done) => void setTimeout(done, milliseconds))

/** Status of a response, 0 if it is opaque, undefined if the request fails. */
export async function answerOf(address: string, mode: RequestMode): Promise<number | undefined> {
  try {
    const { status } = await fetch(address, { mode, signal: AbortSignal.timeout(PATIENCE) })
    return status
  } catch {
    await later(MOMENT)
    return undefined
  }
}

/** Fetches a script without running it. Adds a query, because browsers remember failed loads. */
export async function preload(script: HTMLScriptElement): Promise<'came' | 'failed' | 'silent'> {
  const link = document.createElement('link')
  const address = new URL(script.src)
  address.search = 'trip-debug'
  Object.assign(link, { rel: 'modulepreload', nonce: script.nonce, integrity: script.integrity })
  link.href = address.href
  const came = new Promise<'came' | 'failed'>((done) => {
    link.addEventListener('load', () => done('came'))
    link.addEventListener('error', () => done('failed'))
  })
  document.head.append(link)
  const what = await Promise.race([came, later(PATIENCE).then(() => 'silent' as const)])
  link.remove()
  if (what === 'failed') await later(MOMENT)
  return what
}

/** Calls a function only once per subject. */
export function once<Subject, Answer>(
  ask: (subject: Subject) => Promise<Answer>,
  nameOf: (subject: Subject) => string,
): (subject: Subject) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>()
  return (subject) => {
    const name = nameOf(subject)
    const answer = asked.get(name) ?? ask(subject)
    asked.set(name, answer)
    return answer
  }
}
