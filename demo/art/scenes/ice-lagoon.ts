import { limb, outline, ridge } from './brush.ts'
import { disc, fill, layer, line, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** Colours of ice: lit, at the side, deep, and under water. */
interface Ice {
  lit: string
  side: string
  deep: string
  under: string
}
const ICE: Record<Time, Ice> = {
  dawn: { lit: inks.paper, side: inks.haze, deep: inks.indigo, under: inks.pewter },
  day: { lit: inks.paper, side: inks.haze, deep: inks.turquoise, under: inks.turquoise },
  dusk: { lit: inks.haze, side: inks.indigo, deep: inks.dusk, under: inks.shale },
}

/** A berg with an arch, its waterline at y = 0. */
const arch = ({ lit, side, deep, under }: Ice) =>
  fill(under, polygon('-236,6 300,6 220,44 70,30 -40,52 -170,34')) +
  fill(
    lit,
    polygon(
      '-240,0 -250,-70 -214,-176 -150,-236 -118,-330 -60,-380 -16,-352 30,-250 96,-206 170,-222 220,-160 262,-60 300,0 196,0 178,-70 130,-118 74,-110 44,-60 34,0',
    ),
  ) +
  fill(
    side,
    polygon(
      '-60,-380 -16,-352 30,-250 96,-206 74,-110 44,-60 34,0 -50,0 -20,-90 -58,-180 -28,-270',
    ),
    polygon('170,-222 220,-160 262,-60 300,0 232,0 214,-80 178,-140'),
  ) +
  fill(
    deep,
    polygon('34,0 44,-60 74,-110 130,-118 178,-70 196,0 172,0 156,-62 122,-94 88,-88 66,-50 60,0'),
    polygon('-20,-90 -50,0 -104,0 -74,-60'),
    polygon('-150,-236 -118,-330 -108,-260 -130,-180 -176,-120'),
  )

/** An overturned floe, its waterline at y = 0. */
const floe = ({ lit, side, deep, under }: Ice) =>
  fill(under, polygon('-196,6 210,6 150,34 20,28 -130,40')) +
  fill(lit, polygon('-200,0 -188,-46 -120,-70 -40,-64 70,-74 160,-52 206,0')) +
  fill(side, polygon('-40,-64 70,-74 160,-52 206,0 60,0 84,-30 0,-44')) +
  fill(deep, polygon('-200,0 -194,-24 -120,-20 -60,-10 0,-18 60,0'))

const shard = ({ lit, side, deep, under }: Ice) =>
  fill(under, polygon('-130,6 150,6 80,30 -70,26')) +
  fill(lit, polygon('-140,0 -116,-80 -60,-116 -30,-190 10,-204 40,-120 110,-76 150,0')) +
  fill(side, polygon('10,-204 40,-120 110,-76 150,0 30,0 44,-60 4,-110')) +
  fill(deep, polygon('-140,0 -116,-80 -84,-40 -96,0'), polygon('44,-60 30,0 76,0'))

/** A seal at rest, facing left, its belly at y = 0. */
const seal = (skin: string, belly: string, light: string) =>
  fill(
    skin,
    outline('104,-34! 150,-66 184,-84 176,-58 196,-54! 184,-34 140,-16 112,-12!'),
    outline(
      '-146,-84 -138,-104 -112,-116 -86,-106 -62,-84 -20,-82 40,-70 100,-42 136,-22 120,-6 60,0 -30,2 -84,-4 -108,-30 -118,-58 -138,-66',
    ),
  ) +
  fill(belly, outline('-108,-30! -84,-30 -30,-14 60,-12 122,-8 60,0 -30,2 -84,-4')) +
  fill(skin, limb('-52,-32,30 -66,-12,24 -94,2,16 -104,6,4')) +
  disc(light, -118, -92, 6) +
  disc(inks.ink, -119, -92, 4) +
  disc(inks.ink, -144, -82, 6) +
  line(light, 2, 'M-136-78l-22 10M-134-74l-14 18')

/** A seal's head, the water at y = 0. */
const swimmer = (skin: string, light: string) =>
  fill(skin, outline('-50,0! -44,-40 -20,-60 8,-56 30,-30 46,0!')) +
  disc(light, -20, -34, 6) +
  disc(inks.ink, -21, -34, 4) +
  disc(inks.ink, -45, -24, 6) +
  line(light, 4, 'M-90 2H96M-50 14H40')

/** Iceland: blue ice adrift on the lagoon below the tongue of a glacier, a seal on a floe. */
export const iceLagoon: Landscape = {
  title: 'A seal rests on a floe among blue icebergs, a glacier comes down to the lagoon',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: 24 } },
  draw: (p, time) => {
    const ice = ICE[time]
    const sea = time === 'dusk' ? inks.midnight : time === 'dawn' ? inks.slate : inks.indigo
    const rock = time === 'dusk' ? inks.plum : time === 'dawn' ? inks.mauve : inks.slate
    const glacier = time === 'dusk' ? inks.slate : time === 'dawn' ? inks.sand : inks.mist
    const skin = time === 'dusk' ? inks.night : inks.shale
    return [
      time === 'day' ? plainSky(inks.haze) : plainSky(p.sky, [300, p.rings[0]!]),
      time === 'dusk' ? layer(0.05, northernLight) : layer(0.05, ''),
      moving(0.1, 50, birds(time === 'dusk' ? p.far : p.dark, '480,150,50 560,190,34 420,206,28')),
      layer(
        0.15,
        fill(ice.lit, ridge('-300,300 -60,270 200,300 420,252 640,280 860,240 1500,300')),
        fill(glacier, ridge('-300,340 0,320 240,342 460,312 700,332 900,310 1500,350')),
      ),
      layer(
        0.22,
        fill(
          rock,
          polygon('-300,250 -60,210 60,262 150,250 250,350 330,420 390,500 -300,520'),
          polygon('1500,180 1240,170 1130,230 1040,214 930,330 880,350 800,440 760,500 1500,520'),
        ),
        fill(
          ice.lit,
          polygon('-60,210 60,262 20,300 -20,280 -70,330 -120,260'),
          polygon('1240,170 1130,230 1150,280 1200,250 1240,320 1290,250 1360,270 1400,176'),
        ),
        fill(glacier, polygon('330,420 430,372 560,350 690,356 800,440 820,500 320,500')),
        fill(ice.lit, box(320, 474, 500)),
        fill(
          ice.deep,
          ...[350, 402, 462, 516, 580, 634, 700, 752].map(
            (x, index) =>
              `M${x} 500l${8 + (index % 3) * 4}-${26 + ((index * 17) % 30)}l14 10l4 28Z`,
          ),
        ),
        line(
          ice.lit,
          6,
          'M470 366Q440 420 446 476M560 352Q552 420 548 476M650 356Q668 420 660 476M720 384Q748 430 744 476',
        ),
      ),
      layer(
        0.3,
        fill(sea, 'M-300 498H1500V1200H-300Z'),
        ripples(ice.side, { seed: 8, top: 510, floor: 880, count: 22, x: 560, spread: 560 }),
      ),
      layer(0.4, put(140, 560, 0.52, shard(ice)), put(1080, 552, 0.42, floe(ice))),
      layer(0.46, put(420, 580, 0.36, floe(ice))),
      moving(0.6, 30, put(800, 676, 1.06, arch(ice))),
      moving(
        0.8,
        -30,
        put(300, 792, 1.34, floe(ice)),
        put(290, 710, 0.96, seal(skin, rock, ice.lit)),
      ),
      moving(0.85, -40, put(640, 824, 0.9, swimmer(skin, ice.lit))),
      layer(0.95, put(1050, 868, 0.62, shard(ice)), put(800, 890, 0.46, floe(ice))),
    ]
  },
}

/** A block of the glacier's front, 24 units tall. */
const box = (x: number, y: number, width: number) => `M${x} ${y}h${width}v24h${-width}Z`

const northernLight = fill(
  inks.lagoon,
  'M-300 170Q-40 30 240 110T720 90T1240 60L1500 10Q1300 130 1040 150T620 180T160 190T-300 250Z',
)
