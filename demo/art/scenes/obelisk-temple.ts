import { outline } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { birds } from './sky.ts'
import { turbaned } from './visitors.ts'

/** Remains of the paint. */
interface Paint {
  red: string
  blue: string
  carved: string
}

/** A carved king with an offering, walking right, 130 units tall, the feet at y = 0. */
const king =
  'M-26 0l8-46l-6-22h32l4 22l14 46h-12l-14-40l-12 40ZM-16-68l-10-44h44l-8 44ZM14-108l34 10l14-12l6 6l-18 20l-42-8ZM-10-114q-4-20 10-22l2-18l10 4l4 16q8 4 2 18Z'
const cartouche = 'M-18-70a18 18 0 0 1 36 0v56a18 18 0 0 1-36 0ZM-26 14h52v8h-52Z'

/** A papyrus column, its foot at 0, 0, 640 units to the beam. */
const column = (p: Palette, { red, blue, carved }: Paint) =>
  fill(p.stoneShade, box(-92, -26, 184, 30)) +
  fill(p.stone, outline('-58,-26! -72,-90 -70,-300 -60,-470! 60,-470! 70,-300 72,-90 58,-26!')) +
  fill(p.stoneShade, outline('26,-26! 36,-90 36,-300 30,-470! 60,-470! 70,-300 72,-90 58,-26!')) +
  fill(
    p.stone,
    outline('-56,-470! -62,-520 -84,-566 -122,-592! 122,-592! 84,-566 62,-520 56,-470!'),
    box(-58, -640, 116, 50),
  ) +
  fill(
    p.stoneShade,
    outline('28,-470! 34,-520 56,-566 70,-592! 122,-592! 84,-566 62,-520 56,-470!'),
    box(28, -640, 30, 50),
  ) +
  fill(red, box(-61, -478, 122, 8), box(-62, -458, 124, 6), box(-71, -120, 142, 7)) +
  fill(blue, box(-61, -470, 122, 12), 'M-122-592h244l-14 11h-216Z') +
  fill(carved, polygon('-68,-96 -46,-34 -30,-92 -12,-32 4,-94 18,-34 26,-94 26,-104 -68,-104')) +
  put(-22, -152, 1, fill(carved, king)) +
  put(-34, -350, 0.9, fill(carved, cartouche)) +
  put(8, -350, 0.9, fill(carved, cartouche)) +
  line(carved, 4, 'M-69-300H34M-70-320H34M-64-440H30', 'M-34-404v28M-34-396h-8M8-404v28M8-392h8')

/** An obelisk, 440 units tall. */
const obelisk = (p: Palette, carved: string) =>
  fill(p.wall, polygon('-28,0 -18,-400 0,-440 0,0')) +
  fill(p.wallShade, polygon('28,0 18,-400 0,-440 0,0')) +
  fill(p.gold, polygon('-18,-400 0,-440 18,-400')) +
  fill(
    carved,
    ...[-80, -200, -320].map(
      (y) => `M-6 ${y}h12v24h-12ZM-6 ${y - 36}l12-8v20l-12 6ZM-6 ${y - 70}h12v8h-12Z`,
    ),
  )

/** Karnak: the nave of the hall of columns, an obelisk at its end. */
export const obeliskTemple: Landscape = {
  title: 'Visitors among the carved columns of a temple hall, an obelisk at its end',
  views: { dawn: { zoom: 1.02, mirrored: true }, day: {}, dusk: { zoom: 1.06 } },
  draw: (p, time) => {
    const day = time === 'day'
    const floor = time === 'dusk' ? inks.ember : inks.peach
    const shade = time === 'dusk' ? inks.plum : inks.amber
    const paint = {
      red: inks.rust,
      blue: time === 'dusk' ? inks.indigo : inks.lagoon,
      carved: time === 'day' ? inks.amber : p.stoneShade,
    }
    const beam = (ink: string, soffit: string) =>
      fill(ink, polygon('-120,-62 519,420 519,380 93,-30')) +
      fill(soffit, polygon('-120,-62 519,420 465,420 39,165 -300,-25'))
    return [
      day ? plainSky(inks.haze, [420, inks.mist]) : plainSky(p.sky, [420, p.rings[0]!]),
      moving(0.1, 50, birds(p.dark, '560,120,40 630,156,28 520,176,24')),
      layer(
        0.25,
        fill(
          p.stoneShade,
          polygon('380,720 396,520 480,520 480,540 520,540 520,500 556,500 560,720'),
        ),
        fill(
          p.stoneShade,
          polygon('820,720 804,510 730,510 730,550 690,550 690,520 644,520 640,720'),
        ),
        put(600, 706, 0.9, obelisk(p, p.stoneShade)),
      ),
      layer(
        0.4,
        fill(floor, 'M-300 700H1500V1200H-300Z'),
        fill(
          shade,
          polygon('470,716 740,724 770,730 470,722'),
          polygon('400,768 800,782 860,796 400,780'),
          polygon('300,836 860,858 980,888 300,858'),
        ),
      ),
      layer(
        0.5,
        put(492, 714, 0.46, named('column', column(p, paint))),
        put(708, 714, 0.46, again('column'), -0.46),
        put(420, 764, 0.62, again('column')),
        put(780, 764, 0.62, again('column'), -0.62),
        put(306, 836, 0.86, again('column')),
        put(894, 836, 0.86, again('column'), -0.86),
      ),
      layer(
        0.6,
        put(110, 946, 1.22, again('column')),
        put(1090, 946, 1.22, again('column'), -1.22),
        named('beam', beam(p.stone, p.stoneShade)),
        `<g transform="matrix(-1 0 0 1 1200 0)">${again('beam')}</g>`,
      ),
      layer(
        0.8,
        put(560, 812, 0.44, turbaned(p.wall, p.wallShade, p.dark, p.roof)),
        put(622, 806, 0.42, guest(p)),
      ),
    ]
  },
}

/** A traveller from behind, 210 units tall. */
const guest = (p: Palette) =>
  fill(p.dark, box(-18, -70, 14, 72), box(4, -70, 14, 72)) +
  fill(p.roof, outline('-34,-50! -26,-120 -24,-156 24,-156 26,-120 34,-50!')) +
  disc(p.dark, 0, -176, 17) +
  fill(p.gold, outline('-40,-184! -18,-190 -12,-208 12,-208 18,-190 40,-184! 0,-176'))
