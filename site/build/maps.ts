import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoProjection, type GeoStream, geoGraticule, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { type Frame, pointOn, SIZE } from '../places/map-frames.ts'

type World = Parameters<typeof feature>[0]

/** Coasts by how much of the earth is seen: drawn for a scale of 1 : 50 million, and of 1 : 110 million. */
const COASTS = { part: coastsOf('50m'), whole: coastsOf('110m') }

/** Degrees from which on a map shows most of the earth. */
const WHOLE = 60

/** Units of a map that a line runs at least before it turns: what is finer is not seen. */
const FINEST = 1.5

/**
 * A map of the land there is, from shapes in the public domain (Natural Earth). It has no borders of
 * countries, and no colours: `#land` and `#net` are drawn in the inks of the page that uses them.
 */
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

/** The projection that `pointOn` is one of, for whole shapes. */
export function projectionOf(frame: Frame): GeoProjection {
  const middle = frame.west + frame.span / 2
  const scale = (SIZE / frame.span) * (180 / Math.PI)
  const [, equator] = pointOn(frame, { latitude: 0, longitude: middle })
  // A little is drawn beyond the edge, where its outline is not seen.
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

/** Islands of which less than a triangle is left are none. */
const withoutSpecks = (path: string) =>
  path
    .split(/(?=M)/)
    .filter((outline) => outline.split('L').length > 3)
    .join('')

/** Leaves out points next to the last. */
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
