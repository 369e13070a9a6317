import type { Endpoint } from '../../widgets/contract/endpoint.ts'
import type { Read } from '../../widgets/stores/read.ts'

/** Responds by path and query, with parameters filled in; other calls fail. */
export function readFrom(answers: Record<string, unknown>): Read {
  return (async (endpoint: Endpoint, request?: Parameters<Read>[1]) => {
    const params: Readonly<Record<string, string>> = request?.params ?? {}
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const query = new URLSearchParams(request?.query as Record<string, string>)
    const asked = `${path.replace('/api/v1/', '')}${query.size > 0 ? `?${query}` : ''}`
    if (asked in answers) return { answer: answers[asked] }
    return { failure: { name: 'Broken', status: 500 } }
  }) as Read
}
