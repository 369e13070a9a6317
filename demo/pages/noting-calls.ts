import { SURROGATE_KEY } from '../provider/http/surrogate-keys.ts'

/** An API call of a page, and what identifies its response. */
export interface NotedCall {
  input: Parameters<typeof fetch>[0]
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>
  state: string
}

export interface NotingCalls {
  carrier: typeof fetch
  calls: readonly NotedCall[]
  /** Surrogate keys of all responses, which are those of a page that shows them. */
  keys: () => string[]
  /** False if a call failed that may succeed for the next visitor. */
  isComplete: () => boolean
}

/** Status and ETag of a response, or its body if it has none, such as that of a POST. */
export async function stateOf(answer: Response): Promise<string> {
  return `${answer.status} ${answer.headers.get('etag') ?? (await answer.clone().text())}`
}

export function notingCalls(carrier: typeof fetch): NotingCalls {
  const calls: NotedCall[] = []
  const keys = new Set<string>()
  let isComplete = true
  return {
    calls,
    keys: () => [...keys].filter((key) => key !== 'api'),
    isComplete: () => isComplete,
    carrier: async (input, { method = 'GET', headers = {}, body = null, ...init } = {}) => {
      const asked = { method, headers, body }
      try {
        const answer = await carrier(input, { ...asked, ...init })
        if (answer.status === 429 || answer.status >= 500) isComplete = false
        const named = answer.headers.get(SURROGATE_KEY) ?? ''
        for (const key of named.split(' ').filter(Boolean)) keys.add(key)
        calls.push({ input, init: asked, state: await stateOf(answer) })
        return answer
      } catch (error) {
        isComplete = false
        throw error
      }
    },
  }
}
