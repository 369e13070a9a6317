import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoProjection, type GeoStream, geoGraticule, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { type Frame, pointOn, SIZE } from '../browse/maps/map-frames.ts'

type World = Parameters<typeof feature>[0]

/** Natural Earth coastlines: 1 : 50 million for regions, 1 : 110 million for large parts of the earth. */
const COASTS = { part: coastsOf('50m'), whole: coastsOf('110m') }

/** Longitude span in degrees from which the coarser coastlines are used. */
const WHOLE = 60

/** Minimum length of a line segment, in map units. Finer detail is invisible. */
const FINEST = 1.5

/** SVG of the land, from public-domain shapes (Natural Earth), without borders. The page colours `#land` and `#net`. */
export function mapOf(frame: Frame): string {
  const projection = projectionOf(frame)
  const path = geoPath({ stream: (to) => projection.stream(coarser(to)) }).digits(1)
  const isWhole = frame.span >= WHOLE
  const lines = geoGraticule().step(isWhole ? [30, 30] : [5, 5])
  const coasts = isWhole ? COASTS.whole : COASTS.part
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<path id="land" d="${withoutSpecks(path(coasts) ?? '')}"/>`,
    `<path id="net" fill="none" d="${path(lines()) ?? ''}"/>`,
    '</svg>\n',
  ].join('\n')
}

export function projectionOf(frame: Frame): GeoProjection {
  const middle = frame.west + frame.span / 2
  const scale = (SIZE / frame.span) * (180 / Math.PI)
  const [, equator] = pointOn(frame, { latitude: 0, longitude: middle })
  // Extends past the edge, so that the outline's stroke is clipped.
  const beyond = 8
  return geoMercator()
    .rotate([-middle, 0])
    .scale(scale)
    .translate([SIZE / 2, equator])
    .clipExtent([
      [-beyond, -beyond],
      [SIZE + beyond, SIZE + beyond],
    ])
}

/** Drops islands that have shrunk below a triangle. */
const withoutSpecks = (path: string) =>
  path
    .split(/(?=M)/)
    .filter((outline) => outline.split('L').length > 3)
    .join('')

/** Drops points closer than `FINEST` to the previous one. */
function coarser(to: GeoStream): GeoStream {
  let last: [number, number] | undefined
  return {
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < FINEST) return
      last = [x, y]
      to.point(x, y)
    },
    lineStart() {
      last = undefined
      to.lineStart()
    },
    lineEnd: () => to.lineEnd(),
    polygonStart: () => to.polygonStart(),
    polygonEnd: () => to.polygonEnd(),
  }
}

function coastsOf(scale: string) {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`)
  const world = JSON.parse(readFileSync(file, 'utf8')) as World
  return feature(world, world.objects['land']!)
}
