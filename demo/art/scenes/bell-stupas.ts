import { outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { palm, wood } from './plants.ts'
import { standing } from './people.ts'
import { birds } from './sky.ts'

interface Stone {
  light: string
  shade: string
  hole: string
}

const lotus = ({ light, shade }: Stone) =>
  fill(
    light,
    box(-158, -26, 316, 26),
    outline('-140,-26! -156,-44 -140,-62! 140,-62! 156,-44 140,-26!'),
  ) +
  fill(
    shade,
    box(70, -26, 88, 26),
    outline('70,-26! 78,-44 70,-62! 140,-62! 156,-44 140,-26!'),
    box(-158, -6, 316, 6),
  )

/** A bell of stone with a lattice of diamonds, 400 units tall, its foot at y = 0. */
const stupa = (stone: Stone) => {
  const holes = [-92, -132, -172, -212].flatMap((y, row) =>
    [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((at) => {
      const turn = (at - (row % 2 ? 0.5 : 0)) * 0.36
      if (Math.abs(turn) > 1.2) return []
      const reach = row > 2 ? 108 : 124
      const [x, half] = [Math.round(Math.sin(turn) * reach), Math.round(Math.cos(turn) * 15)]
      return `M${x} ${y - 16}l${half} 16l${-half} 16l${-half}-16Z`
    }),
  )
  return (
    lotus(stone) +
    fill(
      stone.light,
      outline(
        '-130,-62! -132,-120 -130,-180 -116,-226 -80,-258 -44,-270! 44,-270! 80,-258 116,-226 130,-180 132,-120 130,-62!',
      ),
      box(-40, -304, 80, 36),
      polygon('-26,-304 -12,-396 12,-396 26,-304'),
    ) +
    fill(
      stone.shade,
      outline(
        '66,-62! 70,-140 56,-220 20,-270! 44,-270! 80,-258 116,-226 130,-180 132,-120 130,-62!',
      ),
      box(12, -304, 28, 36),
      polygon('8,-304 4,-396 12,-396 26,-304'),
    ) +
    fill(stone.hole, ...holes)
  )
}

/** A seated Buddha, 190 units tall, the seat at y = 0. */
const buddha = ({ light, shade }: Stone) =>
  fill(
    light,
    outline('-104,0! -116,-20 -100,-40 -50,-48 50,-48 100,-40 116,-20 104,0!'),
    outline('-44,-40! -46,-80 -68,-108 -58,-132 -22,-142 22,-142 58,-132 68,-108 46,-80 44,-40!'),
    outline('-58,-130 -76,-96 -78,-64 -50,-60 -12,-84 -14,-98 -46,-84 -48,-104'),
    outline('58,-130 76,-96 78,-64 50,-60 12,-84 14,-98 46,-84 48,-104'),
    outline('-26,-166 -24,-190 -12,-202 0,-206 12,-202 24,-190 26,-166 20,-146 0,-136 -20,-146'),
    outline('-10,-202! -8,-218 8,-218 10,-202!'),
    box(-14, -148, 28, 14),
    'M-26-178q-9 8-4 34l8-6ZM26-178q9 8 4 34l-8-6Z',
  ) +
  fill(
    shade,
    outline('105,0! 119,-20 102,-42 50,-50! 20,-30 30,0!'),
    outline('30,-60! 46,-84 48,-104 40,-138! 62,-134 79,-97 81,-62 50,-56!'),
    outline('8,-205! 24,-190 26,-166 20,-146 4,-138! 12,-170'),
    'M-78-36Q-20-52 40-26Q-20-38-78-36Z',
    'M-18-174q7 6 14 0l-2 5q-6 3-10 0ZM4-174q7 6 14 0l-2 5q-6 3-10 0ZM-7-153q7 4 14 0q-7 7-14 0ZM-2-172h4l4 14h-10Z',
    'M-22-84q10-20 24-14q14-6 20 12l-8 6q-10-10-14-2q-6-8-14 4Z',
  )

/** Borobudur: stone bells and an open Buddha before volcanoes in the mist. */
export const bellStupas: Landscape = {
  title: 'Stone bells and a seated Buddha before volcanoes in the mist',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.09, aside: -16 } },
  draw: (p, time) => {
    const stone: Stone = {
      dawn: { light: inks.mauve, shade: inks.plum, hole: inks.dusk },
      day: { light: inks.pewter, shade: inks.slate, hole: inks.shale },
      dusk: { light: inks.slate, shade: inks.shale, hole: inks.midnight },
    }[time]
    const mist = { dawn: inks.sand, day: inks.paper, dusk: inks.mauve }[time]
    const floor = { dawn: inks.rose, day: inks.peach, dusk: inks.plum }[time]
    const pale: Stone = {
      ...stone,
      light: { dawn: inks.peach, day: inks.sand, dusk: inks.rose }[time],
      shade: { dawn: inks.rose, day: inks.pewter, dusk: inks.mauve }[time],
    }
    const volcano = { dawn: inks.rose, day: inks.reed, dusk: inks.midnight }[time]
    return [
      openSky(p, 420, 110),
      layer(
        0.15,
        fill(
          volcano,
          outline('-300,560! 60,520 220,430 330,320 390,260! 430,270! 520,380 660,480 900,560!'),
        ),
        fill(
          mist,
          outline(
            '806,172! 800,130 830,110 836,80 880,70 930,84 980,76 1000,96 950,112 900,116 860,140 846,172!',
          ),
        ),
        fill(
          p.middle,
          outline(
            '380,580! 560,500 680,390 740,290! 806,168! 828,176! 848,166! 926,290! 990,380 1120,490 1500,570!',
          ),
        ),
        fill(
          volcano,
          polygon(
            '740,290 806,168 828,176 848,166 926,290 894,270 872,318 846,272 818,326 794,278 768,304',
          ),
        ),
      ),
      layer(
        0.25,
        fill(mist, ridge('-300,500 0,480 200,510 480,486 760,520 1000,490 1500,510')),
        fill(
          p.leaf,
          wood(5, -300, 1500, 590, 70),
          palm(300, 590, 120, 10, 46),
          palm(680, 590, 110, -8, 44),
          palm(960, 590, 130, 10, 48),
        ),
        fill(mist, ridge('-300,590 100,572 420,596 800,574 1200,594 1500,580')),
        fill(
          p.near,
          wood(21, -300, 1500, 650, 90),
          palm(130, 650, 150, -12, 54),
          palm(480, 650, 140, 10, 52),
          palm(820, 650, 150, -10, 54),
        ),
      ),
      moving(0.3, 50, birds(p.dark, '560,180,40 620,214,28 510,226,24')),
      layer(
        0.5,
        fill(stone.shade, 'M-300 650Q600 620 1500 650V1000H-300Z'),
        fill(stone.light, 'M-300 650Q600 620 1500 650V672Q600 642-300 672Z'),
        put(380, 716, 0.56, named('stupa', stupa(stone))),
        put(836, 716, 0.56, again('stupa')),
        put(720, 716, 0.4, standing(p.roof, p.roof, p.dark, p.roof)),
      ),
      layer(
        0.85,
        fill(floor, 'M-300 740Q600 704 1500 740V1200H-300Z'),
        fill(stone.light, 'M-300 740Q600 704 1500 740V756Q600 720-300 756Z'),
        put(150, 850, 1.16, again('stupa')),
        put(1070, 860, 1.28, again('stupa')),
        put(590, 850, 1.16, lotus(stone)),
        put(590, 780, 1.3, buddha(pale)),
        disc(p.roof, 496, 800, 9) + disc(p.gold, 516, 804, 8) + disc(p.roof, 534, 802, 7),
      ),
    ]
  },
}
