import type { Plugin } from 'vite'
import { ALL_IN_ONE, ALL_IN_ONE_SOURCE, TAGS } from '../../widgets/build/tags.ts'

/** In development, answers the addresses of built widgets with their sources. */
export function widgetSources(): Plugin {
  const sources = new Map([...TAGS, [ALL_IN_ONE, ALL_IN_ONE_SOURCE]])
  return {
    name: 'widget-sources',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const name = /^\/widgets\/(trip-[\w-]+)\.js/.exec(request.url ?? '')?.[1] ?? ''
        const source = sources.get(name)
        if (source) request.url = `/@fs${source}`
        next()
      })
    },
  }
}
