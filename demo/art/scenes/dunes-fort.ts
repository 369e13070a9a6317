import { outline, ridge } from './brush.ts'
import { camel, rider } from './camel.ts'
import { box, fill, layer, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette, Time } from './palette.ts'
import { birds, sky } from './sky.ts'

function bastion(x: number, top: number, width: number, floor: number): string {
  const half = width / 2
  const tooth = Math.round(width / 7)
  const teeth = [0, 1, 2, 3].map((index) =>
    box(x - half + index * 2 * tooth, top - tooth, tooth, tooth + 2),
  )
  return (
    polygon(
      `${x - half},${top} ${x + half},${top} ${x + half + 12},${floor} ${x - half - 12},${floor}`,
    ) + teeth.join('')
  )
}

function chhatri(x: number, y: number, size: number): string {
  const half = size / 2
  const dome = `M${x - half * 1.2} ${y - size}h${size * 1.2}q${-half * 0.1} ${-size * 0.75} ${-half * 1.1} ${-size * 0.8}l${-half * 0.1} ${-size * 0.3}l${-half * 0.1} ${size * 0.3}q${-half} ${size * 0.05} ${-half * 1.1} ${size * 0.8}Z`
  const posts = [-half, -half * 0.4, half * 0.24, half * 0.84].map((left) =>
    box(x + left, y - size, size * 0.08, size),
  )
  return dome + posts.join('') + box(x - half * 1.1, y - 4, size * 1.1, 6)
}

const hill = ridge(
  '300,760 480,650 560,590 620,520 690,470 800,452 960,448 1080,462 1160,510 1300,570 1500,600',
)
const walls = box(690, 350, 420, 120) + box(760, 270, 280, 110) + box(840, 205, 130, 90)
const lit = [
  [676, 330, 66, 490],
  [792, 322, 60, 470],
  [1010, 322, 60, 470],
  [1120, 334, 66, 500],
] as const
const windows = (
  [
    [742, 384],
    [866, 290],
    [900, 290],
    [934, 290],
    [1068, 384],
    [864, 228],
    [900, 228],
    [936, 228],
  ] as const
).map(([x, y]) => `M${x - 8} ${y + 24}v-16q0-12 8-14q8 2 8 14v16Z`)
const gate = 'M872 462v-56q0-34 30-44q30 10 30 44v56Z'

const dunesFar = ridge('-300,610 0,560 240,580 420,622 640,590 900,560 1200,606 1500,570')
const duneLight = ridge('-300,700 -40,660 200,640 430,690 640,760 900,700 1180,650 1500,690')
const duneShade = outline(
  '200,640! 330,664 470,706 640,760! 520,778 360,820 200,1000! -300,1000! -60,820 110,720',
)
const frontLight = ridge('-300,900 0,850 300,820 620,850 820,800 1060,740 1500,760')
const frontShade = outline(
  '1060,740! 960,800 1010,860 900,940 860,1000! 1500,1000! 1500,760! 1280,744',
)

function caravan(p: Palette, time: Time): string {
  const inks = { coat: p.dark, shade: p.dark, cloth: p.roof, fringe: p.wall }
  const man = rider(p.wall, p.dark, p.roof)
  const [first, second, third] =
    time === 'day' ? [1, 0.82, 0.66] : time === 'dawn' ? [0.86, 0.8, 0.74] : [1.06, 0.9, 0.72]
  return (
    put(770, 806, third, camel(inks)) +
    put(520, 842, second, camel(inks, man)) +
    put(210, 872, first, camel({ ...inks, cloth: p.stone }, rider(p.roof, p.dark, p.wall)))
  )
}

/** Rajasthan: a caravan passes the dunes below a desert fort. */
export const dunesFort: Landscape = {
  title: 'Camels walk over dunes below a desert fort',
  views: {
    dawn: { zoom: 1.1, mirrored: true, aside: -30 },
    day: {},
    dusk: { zoom: 1.12, aside: 40 },
  },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 330, y: 210, radius: 86 } : { x: 600, y: 400, radius: 190 }),
    moving(0.1, 50, birds(p.dark, '560,130,44 620,170,30 512,184,26')),
    layer(0.25, fill(p.far, dunesFar)),
    layer(
      0.35,
      fill(
        p.stoneShade,
        hill,
        walls,
        chhatri(790, 272, 52),
        chhatri(1010, 272, 52),
        chhatri(905, 206, 70),
      ),
      fill(
        p.stone,
        ...lit.map(([x, top, width, floor]) => bastion(x, top, width, floor)),
        box(840, 205, 62, 90),
      ),
      fill(p.lamp, ...windows, gate),
    ),
    layer(0.55, fill(p.sand, duneLight), fill(p.sandShade, duneShade)),
    layer(0.85, fill(p.sandShade, frontLight), fill(p.stoneShade, frontShade)),
    moving(0.85, 150, caravan(p, time)),
  ],
}
