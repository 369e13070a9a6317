import { dice, outline, ridge } from './brush.ts'
import { box, fill, layer, line, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { prayerFlags } from './monastery.ts'
import type { Palette, Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { yak } from './yak.ts'

interface Hour {
  sky: string
  snow: string
  snowShade: string
  peak: string
  peakShade: string
  cone: string
  coneShade: string
  wall: string
  wallShade: string
  window: string
  frieze: string
  plain: string
  river: string
  field: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.haze,
    snow: inks.paper,
    snowShade: inks.peach,
    peak: inks.rose,
    peakShade: inks.mauve,
    cone: inks.amber,
    coneShade: inks.rust,
    wall: inks.paper,
    wallShade: inks.peach,
    window: inks.plum,
    frieze: inks.rust,
    plain: inks.mauve,
    river: inks.haze,
    field: inks.leaf,
  },
  day: {
    sky: inks.indigo,
    snow: inks.paper,
    snowShade: inks.mist,
    peak: inks.rose,
    peakShade: inks.mauve,
    cone: inks.marigold,
    coneShade: inks.amber,
    wall: inks.paper,
    wallShade: inks.sand,
    window: inks.ink,
    frieze: inks.rust,
    plain: inks.peach,
    river: inks.haze,
    field: inks.leaf,
  },
  dusk: {
    sky: inks.midnight,
    snow: inks.mauve,
    snowShade: inks.plum,
    peak: inks.dusk,
    peakShade: inks.midnight,
    cone: inks.ember,
    coneShade: inks.plum,
    wall: inks.rose,
    wallShade: inks.mauve,
    window: inks.marigold,
    frieze: inks.plum,
    plain: inks.dusk,
    river: inks.mauve,
    field: inks.sal,
  },
}

/** A row of white houses, from x to x, on y. */
function row(hour: Hour, seed: number, from: number, to: number, y: number, size: number): string {
  const roll = dice(seed)
  const [light, shade, open, red]: string[][] = [[], [], [], []]
  for (let x = from; x < to - size * 0.4;) {
    const wide = Math.round(Math.min(size * (0.8 + 0.5 * roll()), to - x))
    const high = Math.round(size * (0.8 + 0.5 * roll()))
    const [right, top] = [x + wide, y - high]
    const low = y + 40
    light!.push(polygon(`${x - 2},${low} ${x + 3},${top} ${right - 3},${top} ${right + 2},${low}`))
    shade!.push(
      polygon(
        `${right - Math.round(wide * 0.3)},${low} ${right - Math.round(wide * 0.3)},${top} ${right - 3},${top} ${right + 2},${low}`,
      ),
    )
    red!.push(box(x + 1, top - 4, wide - 2, 8))
    for (let at = x + 10; at < right - 16; at += 20) open!.push(box(at, top + 16, 9, 13))
    x = right
  }
  return (
    fill(hour.wall, ...light!) +
    fill(hour.wallShade, ...shade!) +
    fill(hour.frieze, ...red!) +
    fill(hour.window, ...open!)
  )
}

/** The hall at the top, its foot at 0, 0. */
const hall = (hour: Hour, p: Palette) =>
  fill(hour.wall, polygon('-74,40 -66,-92 66,-92 74,40')) +
  fill(hour.wallShade, polygon('34,40 34,-92 66,-92 74,40')) +
  fill(hour.frieze, box(-68, -96, 136, 26)) +
  fill(hour.window, ...[-52, -24, 4, 40].map((x) => box(x, -54, 14, 22))) +
  fill(hour.wall, box(-34, -128, 68, 34)) +
  fill(hour.frieze, box(-36, -132, 72, 12)) +
  fill(p.gold, polygon('-8,-132 0,-162 8,-132'), box(-62, -112, 8, 18), box(54, -112, 8, 18))

/** Spiti: a monastery on a cone-shaped hill above a braided river. */
export const stackedMonastery: Landscape = {
  title: 'A monastery piled up on a steep hill over a braided river, a yak below',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: -30 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky),
      layer(
        0.15,
        fill(
          hour.snow,
          polygon(
            '-300,330 -100,200 60,250 220,120 330,190 470,250 760,200 900,90 1010,60 1120,150 1300,120 1500,220 1500,700 -300,700',
          ),
        ),
        fill(
          hour.snowShade,
          polygon('220,120 330,190 300,260 340,330 200,330 240,230'),
          polygon('1010,60 1120,150 1070,210 1120,300 940,300 1010,190'),
          polygon('-100,200 -20,230 -60,300 -20,360 -140,360'),
        ),
        fill(
          hour.peak,
          polygon(
            '-300,400 -100,290 -20,340 60,320 180,230 230,280 330,270 420,350 560,300 700,310 800,240 880,250 960,190 1040,220 1090,250 1180,230 1300,240 1500,300 1500,700 -300,700',
          ),
        ),
        fill(
          hour.peakShade,
          polygon('180,230 230,280 200,380 260,480 240,700 20,700 120,500 100,400 170,330'),
          polygon('960,190 1040,220 1000,330 1080,460 1060,700 840,700 930,500 890,400 950,310'),
          polygon('1300,240 1360,400 1320,520 1400,700 1190,700 1260,480'),
          polygon('-100,290 -60,420 -90,600 -200,700 -300,700 -160,480'),
        ),
      ),
      layer(
        0.3,
        fill(hour.plain, ridge('-300,640 0,620 300,640 700,630 1000,610 1500,600')),
        fill(
          hour.river,
          'M1500 640Q1000 650 860 690T520 720T-300 720V738Q200 760 520 740T800 740Q1040 700 1500 690Z',
          'M1500 720Q1160 730 1000 780T500 800T-300 790V830Q300 840 560 820T1040 800Q1160 770 1500 770Z',
          'M860 690Q900 740 1000 780L1040 776Q940 740 900 680Z',
        ),
        fill(
          hour.field,
          polygon('980,636 1150,622 1240,640 1060,660'),
          polygon('60,650 200,640 270,664 120,680'),
        ),
      ),
      layer(
        0.5,
        fill(
          hour.cone,
          outline(
            '60,1000! 160,800 280,640 390,480 470,330 520,230! 580,230! 650,340 730,470 840,620 970,760 1080,1000!',
          ),
        ),
        fill(
          hour.coneShade,
          outline(
            '560,230! 580,230! 650,340 730,470 840,620 970,760 1080,1000! 700,1000! 760,820 690,660 700,520 630,400!',
          ),
          outline('390,480! 420,600 370,700 400,860! 330,860! 320,720 350,600!'),
          outline('220,730! 260,800 240,900! 180,900! 190,800!'),
        ),
        line(hour.wallShade, 6, 'M560 900Q480 850 560 810T600 740Q520 710 500 660'),
        put(550, 250, 1, hall(hour, p)),
        row(hour, 11, 446, 662, 320, 62),
        row(hour, 5, 400, 712, 396, 66),
        row(hour, 23, 350, 742, 474, 66),
        row(hour, 31, 330, 660, 552, 62),
        row(hour, 17, 420, 610, 622, 56),
        prayerFlags(p, 600, 130, 1010, 480, 60),
        line(p.dark, 5, 'M1010 470V640'),
      ),
      layer(
        0.9,
        fill(hour.frieze, ridge('-300,880 0,850 240,836 500,858 800,880 1100,850 1500,830')),
        put(230, 846, 0.5, yak(p)),
      ),
    ]
  },
}
