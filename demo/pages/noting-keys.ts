import { SURROGATE_KEY } from '../provider/http/surrogate-keys.ts'

export interface NotingKeys {
  carrier: typeof fetch
  /** Surrogate keys of all responses, which are those of a page that shows them. */
  keys: () => string[]
  /** False if a call failed that may succeed for the next visitor. */
  isComplete: () => boolean
}

export function notingKeys(carrier: typeof fetch): NotingKeys {
  const keys = new Set<string>()
  let isComplete = true
  return {
    keys: () => [...keys].filter((key) => key !== 'api'),
    isComplete: () => isComplete,
    carrier: async (input, init) => {
      try {
        const answer = await carrier(input, init)
        if (answer.status === 429 || answer.status >= 500) isComplete = false
        const named = answer.headers.get(SURROGATE_KEY) ?? ''
        for (const key of named.split(' ').filter(Boolean)) keys.add(key)
        return answer
      } catch (error) {
        isComplete = false
        throw error
      }
    },
  }
}
