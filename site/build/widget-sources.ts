import type { Plugin } from 'vite'
import { ENTRIES } from '../../widgets/build/tags.ts'

/** In development, serves the sources of the widgets at their built addresses. */
export function widgetSources(): Plugin {
  return {
    name: 'widget-sources',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const name = /^\/widgets\/(trip-[\w-]+)\.js/.exec(request.url ?? '')?.[1] ?? ''
        const source = ENTRIES.get(name)
        if (source) request.url = `/@fs${source}`
        next()
      })
    },
  }
}
