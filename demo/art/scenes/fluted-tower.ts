import { outline } from './brush.ts'
import { box, fill, layer, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
import { birds } from './sky.ts'
import { inSari, turbaned } from './visitors.ts'

interface Hour {
  sky: string
  low: string
  wood: string
  stone: string
  flute: string
  marble: string
  marbleShade: string
  ruin: string
  ruinShade: string
  lawn: string
  bushes: string
  path: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.haze,
    low: inks.peach,
    wood: inks.rose,
    stone: inks.tiger,
    flute: inks.ember,
    marble: inks.paper,
    marbleShade: inks.rose,
    ruin: inks.ember,
    ruinShade: inks.plum,
    lawn: inks.fern,
    bushes: inks.jungle,
    path: inks.peach,
  },
  day: {
    sky: inks.reed,
    low: inks.mist,
    wood: inks.lagoon,
    stone: inks.tiger,
    flute: inks.rust,
    marble: inks.paper,
    marbleShade: inks.sand,
    ruin: inks.amber,
    ruinShade: inks.rust,
    lawn: inks.leaf,
    bushes: inks.jungle,
    path: inks.sand,
  },
  dusk: {
    sky: inks.dusk,
    low: inks.mauve,
    wood: inks.midnight,
    stone: inks.rust,
    flute: inks.ember,
    marble: inks.rose,
    marbleShade: inks.mauve,
    ruin: inks.plum,
    ruinShade: inks.midnight,
    lawn: inks.sal,
    bushes: inks.night,
    path: inks.mauve,
  },
}

/** Storeys from the ground up: foot, top, and half the width at both. */
const storeys = [
  [0, -290, 80, 58],
  [-290, -436, 53, 43],
  [-436, -554, 39, 32],
  [-554, -622, 28, 24],
  [-622, -690, 21, 16],
] as const

/** The tower with its balconies, 740 units tall, its foot at 0, 0. */
function tower({ stone, flute, marble, marbleShade }: Hour): string {
  const bodies = storeys.map(([foot, top, wide, narrow], index) => {
    const at = (out: number, half: number) => Math.round(out * half)
    const strip = (from: number, to: number) =>
      polygon(
        `${at(from, wide)},${foot} ${at(from, narrow)},${top} ${at(to, narrow)},${top} ${at(to, wide)},${foot}`,
      )
    const band = (part: number) => {
      const half = wide + (narrow - wide) * part
      const y = Math.round(foot + (top - foot) * part)
      return box(Math.round(-half - 2), y - 5, Math.round(half * 2 + 4), 10)
    }
    if (index > 2)
      return (
        fill(marble, strip(-1, 1)) +
        fill(marbleShade, strip(0.3, 1)) +
        fill(stone, band(0.2), band(0.52))
      )
    const flutes = [-0.86, -0.58, -0.28, 0.04, 0.36, 0.62, 0.84].map((out, number) =>
      strip(out, out + [0.08, 0.12, 0.14, 0.15, 0.14, 0.16, 0.16][number]!),
    )
    return (
      fill(stone, strip(-1, 1)) +
      fill(flute, ...flutes) +
      fill(marble, ...(index ? [band(0.5)] : [band(0.24), band(0.5), band(0.76)]))
    )
  })
  const balconies = storeys.map(([, top, , narrow]) => {
    const out = narrow + 11
    return (
      fill(
        flute,
        polygon(`${-narrow},${top + 18} ${-out},${top} ${out},${top} ${narrow},${top + 18}`),
      ) +
      fill(marble, box(-out, top - 10, out * 2, 10)) +
      fill(stone, box(-out, top - 4, out * 2, 4))
    )
  })
  return (
    fill(flute, box(-104, -18, 208, 20), box(-92, -30, 184, 14)) +
    bodies.join('') +
    balconies.join('') +
    fill(marble, 'M-10-698q0-18 10-22q10 4 10 22Z') +
    fill(flute, 'M-12 0v-40q2-16 12-20q10 4 12 20v40Z')
  )
}

/** The ruined arches, their foot at 0, 0. */
const screen = ({ ruin, ruinShade }: Hour) =>
  fill(
    ruin,
    // The openings wind the other way, so they are cut out.
    'M-330 0V-240l20-10 14-40 40-8 10-30 46 4 8-70 30-14 12-40 60 6 20-26 70 10 16 34 40 6 10 60 30 16 14 60 50 6 10 36 70 6 20 40 62 6 12 188Z' +
      'M110 0V-190Q104-280 0-346Q-104-280-110-190V0ZM-160 0V-120Q-164-176-224-210Q-286-176-290-120V0ZM288 0V-120Q282-176 224-210Q166-176 160-120V0Z',
  ) +
  fill(
    ruinShade,
    'M-110 0V-190Q-104-280 0-346V-322Q-84-266-86-186V0ZM-290 0V-120Q-286-176-224-210V-192Q-268-164-270-120V0ZM160 0V-120Q166-176 224-210V-192Q182-164 180-120V0Z',
  )

/** The iron pillar, 200 units tall. */
const pillar = (ink: string) =>
  fill(
    ink,
    polygon('-9,0 -7,-170 7,-170 9,0'),
    box(-12, -178, 24, 8),
    outline('-10,-178! -14,-190 -8,-198! 8,-198! 14,-190 10,-178!'),
    box(-9, -208, 18, 8),
    box(-26, -8, 52, 10),
  )

/** Delhi: the fluted tower of victory over the arches of a ruin. */
export const flutedTower: Landscape = {
  title: 'A fluted tower of five storeys behind the broken arches of a ruin',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: 40 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky, [560, hour.low]),
      moving(
        0.1,
        60,
        birds(time === 'dusk' ? inks.mauve : inks.fern, '400,170,50 480,206,40 350,226,36'),
      ),
      layer(0.2, fill(hour.wood, wood(15, -300, 1500, 720, 90))),
      layer(0.35, put(830, 770, 1, tower(hour))),
      layer(0.5, put(360, 790, 1.02, screen(hour))),
      layer(
        0.6,
        fill(hour.lawn, 'M-300 784H1500V1200H-300Z'),
        fill(hour.path, polygon('330,784 400,784 620,1000 180,1000')),
        put(470, 812, 0.84, pillar(p.dark)),
        put(664, 830, 0.44, turbaned(hour.marble, hour.marble, inks.plum, inks.marigold)),
        put(702, 832, 0.42, inSari(inks.marigold, hour.flute)),
      ),
      layer(0.9, fill(hour.bushes, wood(5, -300, 190, 870, 80), wood(9, 900, 1500, 880, 90))),
    ]
  },
}
