import { ridge } from './brush.ts'
import { again, box, fill, layer, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { deodar, wood } from './plants.ts'
import { toyTrain } from './toy-train.ts'

interface Hour {
  sky: string
  far: string
  hill: string
  wood: string
  stone: string
  shade: string
  /** The view through the arches. */
  through: string
  near: string
  front: string
  smoke: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.sand,
    far: inks.peach,
    hill: inks.rose,
    wood: inks.mauve,
    stone: inks.amber,
    shade: inks.ember,
    through: inks.plum,
    near: inks.sal,
    front: inks.jungle,
    smoke: inks.paper,
  },
  day: {
    sky: inks.sand,
    far: inks.mist,
    hill: inks.reed,
    wood: inks.leaf,
    stone: inks.peach,
    shade: inks.amber,
    through: inks.fern,
    near: inks.sal,
    front: inks.jungle,
    smoke: inks.paper,
  },
  dusk: {
    sky: inks.ember,
    far: inks.plum,
    hill: inks.dusk,
    wood: inks.midnight,
    stone: inks.mauve,
    shade: inks.slate,
    through: inks.midnight,
    near: inks.jungle,
    front: inks.night,
    smoke: inks.rose,
  },
}

const TOP = 320

/** `count` arches below y, 70 units apart, from x. */
const arches = (from: number, y: number, count: number, high: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `M${from + index * 70} ${y + high}v${30 - high}q2-22 25-28q23 6 25 28v${high - 30}Z`,
  ).join('')

/** A bridge of four tiers of arches, its rails at TOP. */
function bridge(hour: Hour): string {
  const tiers = [
    [-290, 24],
    [60, 15],
    [130, 13],
    [270, 9],
  ] as const
  return tiers
    .map(([from, count], index) => {
      const [y, wide] = [TOP + index * 106, count * 70 + 20]
      return (
        fill(hour.stone, box(from - 20, y, wide, index === 3 ? 300 : 106)) +
        fill(hour.through, arches(from, y + 26, count, index === 3 ? 274 : 80)) +
        fill(hour.shade, box(from - 28, y, wide + 16, 10)) +
        fill(
          hour.shade,
          ...Array.from({ length: count }, (_, at) =>
            box(from + at * 70 + 50, y + 54, 7, index === 3 ? 246 : 52),
          ),
        )
      )
    })
    .join('')
}

/** The line to Shimla: a small train high on a bridge of many arches among deodars. */
export const hillRailway: Landscape = {
  title: 'A toy train crosses a stone bridge of four tiers of arches among deodars',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: 20 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky),
      layer(
        0.15,
        fill(
          hour.far,
          ridge('-300,230 -60,150 160,60 340,120 520,170 760,70 960,20 1160,110 1500,60'),
        ),
      ),
      layer(
        0.22,
        fill(hour.hill, ridge('-300,180 0,220 240,300 520,330 800,270 1020,200 1240,140 1500,120')),
      ),
      layer(0.3, fill(hour.wood, wood(12, -300, 1500, 400, 70))),
      layer(0.4, bridge(hour)),
      moving(0.42, 110, put(250, TOP, 1, toyTrain(p, hour.smoke))),
      layer(
        0.55,
        fill(
          hour.near,
          ridge(
            '-300,300 -80,330 60,420 160,540 260,680 400,780 560,810 760,780 900,690 1000,560 1090,440 1200,370 1500,330',
          ),
        ),
        put(70, 540, 1, named('tree', fill(hour.near, deodar(0, 0, 260, 6)))),
        ...(
          [
            [180, 680, 0.9],
            [1030, 620, 0.86],
            [1120, 560, 1.1],
            [930, 740, 0.7],
            [300, 780, 0.66],
          ] as const
        ).map(([x, y, scale]) => put(x, y, scale, again('tree'))),
      ),
      layer(
        0.95,
        put(20, 960, 1.9, named('deodar', fill(hour.front, deodar(0, 0, 260, 7)))),
        ...(
          [
            [190, 990, 1.3],
            [1190, 980, 2.2],
            [1010, 1000, 1.4],
            [860, 1010, 1],
            [360, 1020, 1],
          ] as const
        ).map(([x, y, scale]) => put(x, y, scale, again('deodar'))),
        fill(hour.front, ridge('-300,880 100,870 400,890 700,896 1000,880 1500,860')),
      ),
    ]
  },
}
