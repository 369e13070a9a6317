import { createHash } from 'node:crypto'
import { TIMES } from './scenes/palette.ts'
import { sceneSvg } from './scenes/scene-svg.ts'
import { scenes } from './scenes/scenes.ts'

interface Picture {
  svg: string
  etag: string
}

/** Draws a picture once; the next who ask get the same. */
const drawn = new Map<string, Picture>()

const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name)

function pictureAt(path: string): Picture | undefined {
  const known = drawn.get(path)
  if (known) return known
  const [, name = '', time] = /^\/([a-z-]+)-([a-z]+)\.svg$/.exec(path) ?? []
  const at = TIMES.find((each) => each === time)
  if (!at || !isScene(name)) return undefined
  const svg = sceneSvg(scenes[name], at)
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  drawn.set(path, { svg, etag })
  return { svg, etag }
}

/** Answers a request for a landscape by its path, as '/alps-day.svg'; nothing where there is none. */
export function scenePicture(
  request: Request,
  path: string,
  more: Record<string, string>,
): Response | undefined {
  const picture = pictureAt(path)
  if (!picture) return undefined
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    etag: picture.etag,
    ...more,
  }
  if (!['GET', 'HEAD'].includes(request.method)) {
    return new Response(null, { status: 405, headers: { ...more, allow: 'GET, HEAD' } })
  }
  const seen = request.headers.get('if-none-match')?.split(',') ?? []
  if (seen.some((tag) => [picture.etag, '*'].includes(tag.trim().replace(/^W\//, '')))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : picture.svg, { headers })
}
