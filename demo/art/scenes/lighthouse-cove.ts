import { limb, outline, ridge } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { standing } from './people.ts'
import { palm, wood } from './plants.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** A striped lighthouse, 400 units tall, its foot at 0, 0. */
const lighthouse = (p: Palette, lamp: string) => {
  const half = (y: number) => 46 + (y / 300) * 14
  const band = (from: number, to: number, part = -1) =>
    polygon(
      `${part * half(from)},${from} ${part * half(to)},${to} ${half(to)},${to} ${half(from)},${from}`,
    )
  const red = [0, -86, -172, -258]
  return (
    fill(p.wall, band(0, -301)) +
    fill(p.roof, ...red.map((y) => band(y, y - 43))) +
    fill(inks.rust, ...red.map((y) => band(y, y - 43, 0.36))) +
    fill(p.wallShade, ...red.slice(0, 3).map((y) => band(y - 43, y - 86, 0.36))) +
    fill(p.dark, ...[-20, -148, -234].map((y) => `M-10 ${y}v-16q0-9 8-9t8 9v16Z`)) +
    fill(p.wall, polygon('-32,-300 -46,-318 46,-318 32,-300')) +
    line(p.dark, 4, 'M-46-320v-20h92v20M-23-338v18M0-338v18M23-338v18') +
    fill(lamp, box(-22, -366, 44, 46)) +
    line(p.dark, 4, 'M-22-366v46M-7-366v46M7-366v46M22-366v46') +
    fill(p.roof, 'M-30-366q4-30 30-34q26 4 30 34Z', box(-2, -420, 4, 24))
  )
}

const canoe = (p: Palette) =>
  fill(
    p.dark,
    outline('-250,-92! -180,-52 -60,-34 80,-36 190,-58 260,-104! 226,-26 150,10 -140,10 -216,-20'),
  ) +
  fill(p.roof, 'M-238-76Q-160-26 0-22T246-88L236-62Q150-2 0 0T-224-48Z') +
  fill(p.gold, 'M-222-50Q-140-4 0-2T234-60L226-46Q140 12 0 12T-208-32Z')

/** Kovalam: the striped lighthouse on its rock over a crescent of sand. */
export const lighthouseCove: Landscape = {
  title: 'A red and white lighthouse on its rock above a crescent cove',
  views: { dawn: { zoom: 1.05, aside: 10 }, day: {}, dusk: { zoom: 1.1, aside: 30 } },
  draw: (p, time) => {
    const rock = { dawn: inks.mauve, day: inks.pewter, dusk: inks.slate }[time]
    const rockShade = { dawn: inks.plum, day: inks.slate, dusk: inks.shale }[time]
    const sand = time === 'dusk' ? inks.rose : p.sand
    const wet = time === 'dusk' ? inks.mauve : p.sandShade
    const boulder =
      fill(rock, outline('-60,8! -70,-24 -44,-56 6,-64 50,-40 68,8!')) +
      fill(rockShade, outline('68,8! 50,-40 6,-64 20,-26 -10,8!'))
    return [
      openSky(p, 500, 90),
      moving(0.1, 50, birds(p.dark, '960,190,44 1030,226,30 916,240,26')),
      layer(
        0.25,
        fill(p.water, 'M-300 500H1500V1200H-300Z'),
        ripples(p.shine, { seed: 23, top: 512, floor: 820, count: 26, x: 900, spread: 420 }),
      ),
      moving(0.3, 60, put(1090, 540, 0.4, sailBoat(p))),
      layer(
        0.4,
        put(690, 376, 0.8, lighthouse(p, time === 'dusk' ? p.gold : p.lamp)),
        fill(
          p.near,
          wood(6, -300, 600, 400, 80).replace('1000', '420'),
          palm(470, 390, 130, 20, 62),
          palm(560, 380, 120, -14, 56),
          palm(820, 410, 110, 16, 54),
          palm(400, 400, 150, -18, 66),
        ),
        fill(
          rock,
          ridge(
            '-300,420! 100,420 300,410 460,376 580,366 800,366 850,400 890,440 960,470 1000,510 1040,560!',
            570,
          ),
        ),
        fill(
          rockShade,
          outline('800,366! 850,400 890,440 960,470 1000,510 1040,570! 860,570! 820,500 840,450'),
          outline('560,372! 600,440 580,500 620,570! 520,570! 530,500 500,440'),
        ),
        fill(
          p.leaf,
          outline(
            '-300,416! 100,414 300,406 460,374 580,362 800,362 846,394! 800,420 700,404 640,440 560,420 500,480 420,470 330,540 200,520 -300,560!',
          ),
        ),
        put(760, 574, 0.8, named('boulder', boulder)),
        put(900, 580, 1.1, again('boulder')),
        put(1010, 584, 0.7, again('boulder'), -0.7),
        fill(p.shine, 'M500 590Q700 578 860 586T1070 590Q900 600 760 596T500 590Z'),
      ),
      layer(
        0.6,
        fill(
          p.shine,
          outline(
            '640,576! 470,600 400,650 440,720 640,800 940,850 1500,900! 1500,1200! -300,1200! -300,560! 500,560!',
          ),
        ),
        fill(
          wet,
          outline(
            '600,576! 440,604 370,654 410,730 620,816 930,868 1500,920! 1500,1200! -300,1200! -300,560! 500,560!',
          ),
        ),
        fill(
          sand,
          outline(
            '560,576! 410,600 330,654 370,740 600,836 920,890 1500,940! 1500,1200! -300,1200! -300,560! 500,560!',
          ),
        ),
        put(580, 594, 0.86, again('boulder')),
        put(500, 588, 0.6, again('boulder'), -0.6),
        ...umbrellas(p),
      ),
      layer(
        0.8,
        fill(
          p.front,
          palm(190, 700, 300, 90, 116),
          palm(150, 660, 330, 40, 130),
          palm(30, 690, 420, 60, 160),
          palm(-40, 760, 560, 60, 200),
        ),
        fill(p.near, wood(17, -300, 190, 700, 90).replace('1000', '712')),
        put(330, 850, 0.92, canoe(p)),
        put(590, 868, 0.62, standing(p.wall, p.wall, p.dark, p.roof), -0.62),
      ),
    ]
  },
}

const umbrellas = (p: Palette) =>
  (
    [
      [300, 720, 0.5],
      [270, 660, 0.4],
      [310, 625, 0.32],
      [370, 602, 0.26],
    ] as const
  ).map(([x, y, scale]) =>
    put(
      x,
      y,
      scale,
      fill(p.dark, box(-4, -90, 8, 92)) +
        fill(p.roof, 'M-90-76q10-50 90-62q80 12 90 62Z') +
        fill(p.wall, 'M-34-76q6-40 34-62q28 22 34 62Z'),
    ),
  )

const sailBoat = (p: Palette) =>
  fill(p.roof, outline('-20,-20! -10,-150 70,-200! 80,-110 60,-20!')) +
  fill(p.dark, limb('-6,0,7 74,-206,5'), outline('-110,-20! 0,-6 110,-24! 80,10 -80,10'))
