import { dice, ridge } from './brush.ts'
import { box, fill, layer, line, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { birds } from './sky.ts'
import { turbaned } from './visitors.ts'

interface Hour {
  sky: string
  low: string
  far: string
  wall: string
  wallShade: string
  rock: string
  rockShade: string
  windows: string
  /** The town's walls: lit, shaded, and the few white ones. */
  blue: string
  blueShade: string
  white: string
  doors: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.peach,
    low: inks.sand,
    far: inks.rose,
    wall: inks.amber,
    wallShade: inks.rust,
    rock: inks.ember,
    rockShade: inks.plum,
    windows: inks.plum,
    blue: inks.haze,
    blueShade: inks.slate,
    white: inks.sand,
    doors: inks.midnight,
  },
  day: {
    sky: inks.sand,
    low: inks.sand,
    far: inks.peach,
    wall: inks.amber,
    wallShade: inks.tiger,
    rock: inks.rust,
    rockShade: inks.ember,
    windows: inks.ember,
    blue: inks.haze,
    blueShade: inks.indigo,
    white: inks.paper,
    doors: inks.midnight,
  },
  dusk: {
    sky: inks.ember,
    low: inks.rust,
    far: inks.plum,
    wall: inks.plum,
    wallShade: inks.midnight,
    rock: inks.midnight,
    rockShade: inks.night,
    windows: inks.marigold,
    blue: inks.indigo,
    blueShade: inks.dusk,
    white: inks.pewter,
    doors: inks.amber,
  },
}

const pavilion = (x: number, y: number, half: number) =>
  box(x - half, y - half * 1.1, half * 0.3, half * 1.2) +
  box(x + half * 0.7, y - half * 1.1, half * 0.3, half * 1.2) +
  box(x - half * 0.15, y - half * 1.1, half * 0.3, half * 1.2) +
  `M${x - half * 1.3} ${y - half}h${half * 2.6}l${-half * 0.3}-4q${-half * 0.1} ${-half} ${-half} ${-half * 1.2}q${-half * 0.9} ${half * 0.2} ${-half} ${half * 1.2}Z` +
  box(x - 2, y - half * 2.8, 4, half * 0.7)

/** 'x,y,width' and windows per storey. */
const palaces = [
  [380, 200, 130, 3],
  [978, 210, 110, 3],
  [500, 150, 150, 3],
  [838, 170, 150, 3],
  [640, 126, 190, 4],
] as const

function fort(hour: Hour): string {
  const bastions = [330, 470, 650, 850, 1060]
  const palace = palaces.map(([x, y, wide, count]) => {
    const side = Math.round(wide * 0.24)
    const gap = Math.round((wide - side) / count)
    const windows = Array.from({ length: count }, (_, index) => {
      const at = x + Math.round(gap * (index + 0.5))
      return (y < 190 ? [y + 24, y + 70] : [y + 30]).map(
        (top) => `M${at - 9} ${top + 30}v-20q2-8 9-12q7 4 9 12v20Z`,
      )
    })
    return (
      fill(
        hour.wall,
        box(x, y, wide, 300 - y),
        pavilion(x + Math.round(wide * 0.4), y - 6, Math.round(wide * 0.16)),
      ) +
      fill(
        hour.wallShade,
        box(x + wide - side, y, side, 300 - y),
        box(x - 6, y - 6, wide + 12, 9),
      ) +
      fill(hour.windows, ...windows.flat())
    )
  })
  return (
    palace.join('') +
    fill(
      hour.wall,
      polygon('290,320 300,292 1110,276 1500,330 1500,560 1180,520 230,520'),
      ...bastions.map((x) => polygon(`${x - 42},270 ${x + 42},270 ${x + 55},480 ${x - 55},480`)),
    ) +
    fill(
      hour.wallShade,
      ...bastions.map((x) => polygon(`${x + 12},270 ${x + 42},270 ${x + 58},500 ${x + 20},500`)),
      box(296, 296, 830, 5),
      ...Array.from({ length: 41 }, (_, index) => box(302 + index * 20, 306, 9, 12)),
    )
  )
}

/** A row of flat-roofed houses on y, each about `size` wide. */
function row(hour: Hour, seed: number, y: number, size: number): string {
  const roll = dice(seed)
  const [light, shade, pale, open]: string[][] = [[], [], [], []]
  for (let x = -300; x < 1500;) {
    const wide = Math.round(size * (0.7 + 0.6 * roll()))
    const high = Math.round(size * (0.6 + 0.6 * roll()))
    const side = Math.round(wide * 0.3)
    const small = Math.round(size * 0.16)
    const walls = roll() < 0.16 ? pale : light
    walls!.push(box(x, y - high, wide, high + size))
    shade!.push(box(x + wide - side, y - high, side, high + size))
    open!.push(
      box(x + Math.round(wide * 0.14), y - Math.round(high * 0.72), small, Math.round(small * 1.4)),
      box(x + Math.round(wide * 0.44), y - Math.round(high * 0.72), small, Math.round(small * 1.4)),
    )
    x += wide
  }
  return (
    fill(hour.blue, ...light!) +
    fill(hour.white, ...pale!) +
    fill(hour.blueShade, ...shade!) +
    fill(hour.doors, ...open!)
  )
}

/** Jodhpur: the fort's wall on its cliff over the blue town. */
export const cliffFort: Landscape = {
  title: 'A fort on its cliff over a town of blue houses, a paper kite in the air',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.03, aside: 40 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky, [430, hour.low]),
      moving(0.1, 50, birds(time === 'dusk' ? inks.night : hour.rock, '980,70,46 1060,104,32')),
      layer(0.15, fill(hour.far, ridge('-300,520 -60,500 120,480 260,500 420,540 1500,540'))),
      layer(
        0.3,
        fort(hour),
        fill(
          hour.rock,
          polygon(
            '-300,1000 -300,640 60,620 130,600 190,540 216,500 260,470 420,446 560,456 700,440 880,452 1040,440 1200,470 1500,480 1500,1000',
          ),
        ),
        fill(
          hour.rockShade,
          polygon('216,500 260,470 290,540 270,610 320,760 90,760 150,620 196,570'),
          polygon('420,446 450,500 436,560 470,650 460,760 380,760 400,640 384,560 410,510'),
          polygon('560,456 640,448 660,540 630,600 690,760 560,760 600,640 574,540'),
          polygon('880,452 910,540 884,600 930,760 740,760 800,650 850,600 846,520'),
          polygon('1040,440 1060,520 1048,590 1080,760 1010,760 1030,600'),
          polygon('1200,470 1230,560 1200,640 1260,760 1130,760 1180,640'),
        ),
      ),
      layer(0.5, row(hour, 7, 706, 66)),
      layer(0.66, row(hour, 21, 790, 96)),
      layer(
        0.8,
        put(424, 770, 0.4, turbaned(hour.white, hour.white, inks.plum, p.roof)),
        kite(p.roof, hour.doors),
      ),
      layer(0.95, row(hour, 40, 900, 140)),
    ]
  },
}

const kite = (paper: string, string: string) =>
  line(string, 2, 'M438 741Q220 640 150 400') +
  fill(paper, polygon('150,356 186,392 154,438 116,400'), polygon('153,432 170,460 142,462'))
