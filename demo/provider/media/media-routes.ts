import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { scenePicture } from '../../art/scene-pictures.ts'
import { sharePicture } from '../../art/share-picture.ts'
import type { ChangesOf } from '../data/engine/change-counter.ts'
import type { Queries } from '../data/engine/database.ts'
import { publishedMedia } from '../data/media/published-media.ts'
import { etagOf } from '../http/etag.ts'
import { staticFiles } from '../http/static-files.ts'
import { keyHeaders } from '../http/surrogate-keys.ts'
import { withHeaders } from '../http/with-headers.ts'
import type { Settings } from '../settings/settings.ts'
import { corporateVideoFile } from './corporate-media.ts'
import type { Media } from './media.ts'
import { isPrivateLink } from './private-links.ts'
import { type Access, serveMedia } from './serve-media.ts'

export interface MediaFolders {
  corporateMedia: string
  clips: string
}

interface MediaSources {
  media: Pick<Media, 'store'>
  database: Queries
  settings: Pick<Settings, 'databaseUrl' | 'now'>
  changesOf: ChangesOf
}

/** Serves everything below /media/: pictures and clips of all pages, and visitors' files. */
export function mediaRoutes(
  { media, database, settings, changesOf }: MediaSources,
  { corporateMedia, clips }: MediaFolders,
): Hono {
  const app = new Hono()
  const access: Access = {
    isPublished: publishedMedia(database, settings.databaseUrl ? undefined : changesOf),
    isPrivateLink: async (path, key) => isPrivateLink(database, path, key, settings.now()),
  }
  // Must precede the rule that allows all origins.
  app.on('GET', ['/photos/:name', '/videos/:name', '/mails/:name'], serveMedia(media.store, access))
  const exposeHeaders = ['content-length', 'content-range', 'etag']
  app.use(
    cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders }),
    withHeaders({
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      ...keyHeaders(['media']),
    }),
  )
  app.get('/corporate/video', corporateVideoFile(corporateMedia))
  app.get('/corporate/*', staticFiles(corporateMedia, { at: '/media/corporate', index: false }))
  app.get('/clips/*', staticFiles(clips, { at: '/media/clips', index: false }))
  app.get('/scenes/:name', (context) => {
    const svg = scenePicture(context.req.param('name'))
    if (svg === undefined) return context.notFound()
    return context.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      etag: etagOf(Buffer.from(svg)),
    })
  })
  app.get('/shares/:name', async (context) => {
    const png = await sharePicture(context.req.param('name'))
    if (png === undefined) return context.notFound()
    return context.body(png, 200, {
      'content-type': 'image/png',
      'content-length': String(png.byteLength),
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag: etagOf(png),
    })
  })
  app.get('*', (context) => context.notFound())
  return app
}
