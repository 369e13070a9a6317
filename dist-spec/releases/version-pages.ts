import { createServer } from 'node:http'
import { type Listening, listening } from '../support/listening.ts'

/** Serves one page after the other on a host origin, each at its own address. */
export interface Pages extends Listening {
  with: (head: string, body: string) => string
}

export async function servePages(): Promise<Pages> {
  const pages: string[] = []
  const server = createServer((request, response) => {
    const page = pages[Number(request.url!.slice(1))]
    response.statusCode = page ? 200 : 204
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  const at = await listening(server)
  return {
    ...at,
    with: (head, body) => {
      const page = `<!doctype html><html lang="en"><title>A page</title>${head}<body>${body}</body></html>`
      return `${at.origin}/${pages.push(page) - 1}`
    },
  }
}
