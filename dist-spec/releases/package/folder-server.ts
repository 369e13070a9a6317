import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { type Listening, listening } from '../../support/listening.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

export async function serveFolder(folder: string): Promise<Listening> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    const type = TYPES[extname(file)]
    if (!type || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', type)
    createReadStream(file).pipe(response)
  })
  return listening(server)
}
