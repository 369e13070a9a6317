import { outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { standing } from './people.ts'
import { birds } from './sky.ts'

/** A seated king up to the belt, 250 units tall from y = 0. */
const lower = (p: Palette) =>
  fill(p.stoneShade, box(-92, -250, 184, 250)) +
  fill(
    p.stone,
    box(-98, -24, 196, 24),
    outline('-66,-24! -70,-44 -60,-60 -62,-170 -58,-210 -8,-210 -10,-170 -14,-60 -12,-24!'),
    outline('66,-24! 70,-44 60,-60 62,-170 58,-210 8,-210 10,-170 14,-60 12,-24!'),
    polygon('-70,-206 70,-206 62,-262 -62,-262'),
  ) +
  fill(
    p.stoneShade,
    'M-24-60Q-22-120-16-180L-8-206L-10-60ZM50-60Q52-120 54-180L62-206L62-60Z',
    'M-18-240h36l8 60h-52Z',
  ) +
  line(p.stoneShade, 4, 'M-12-232L-18-186M0-234V-182M12-232L18-186M-66-40h50M16-40h50')

/** His upper body and crown, from y = -250 to y = -560. */
const upper = (p: Palette) =>
  fill(
    p.stone,
    outline(
      '-52,-256! -56,-330 -88,-350 -92,-396 -60,-420 60,-420 92,-396 88,-350 56,-330 52,-256!',
    ),
    outline('-92,-390 -96,-330 -90,-270 -60,-216 -30,-212 -34,-232 -62,-270 -66,-340 -70,-380'),
    outline('92,-390 96,-330 90,-270 60,-216 30,-212 34,-232 62,-270 66,-340 70,-380'),
    outline('-44,-400! -64,-440 -58,-484 -40,-506 40,-506 58,-484 64,-440 44,-400!'),
    polygon('-40,-500 -50,-552 50,-552 40,-500'),
    outline('-30,-546! -34,-580 -16,-596 -10,-606 10,-606 16,-596 34,-580 30,-546!'),
  ) +
  fill(
    p.stoneShade,
    outline('-62,-256! -64,-330 -50,-350 -48,-256!'),
    outline('62,-256! 64,-330 50,-350 48,-256!'),
    outline('-36,-496! -60,-474 -62,-440 -44,-402! -30,-402 -40,-450'),
    outline('36,-496! 60,-474 62,-440 44,-402! 30,-402 40,-450'),
    box(-44, -506, 88, 9),
    polygon('20,-500 26,-552 50,-552 40,-500'),
    outline('12,-552! 16,-580 6,-604! 10,-606 16,-596 34,-580 30,-552!'),
  ) +
  fill(p.stone, outline('-30,-496! -34,-460 -24,-424 0,-412 24,-424 34,-460 30,-496!')) +
  fill(
    p.stoneShade,
    polygon('-9,-414 9,-414 12,-372 -12,-372'),
    'M-20-468q8-8 16 0q-8 6-16 0ZM4-468q8-8 16 0q-8 6-16 0ZM-4-460h8l4 20h-16ZM-12-430q12 8 24 0q-12-5-24 0Z',
  )

const kin = (p: Palette) =>
  fill(
    p.sand,
    outline(
      '-14,0! -12,-60 -20,-80 -16,-112 -10,-120 -12,-146 0,-154 12,-146 10,-120 16,-112 20,-80 12,-60 14,0!',
    ),
  )

/** Abu Simbel: four kings hewn from the cliff, the second of them broken. */
export const rockColossi: Landscape = {
  title: 'Four giant seated kings hewn from a cliff, one of them broken',
  views: { dawn: { zoom: 1.05, aside: -16 }, day: {}, dusk: { zoom: 1.09, aside: 20 } },
  draw: (p, time) => {
    const cliff = { dawn: inks.amber, day: inks.marigold, dusk: inks.mauve }[time]
    const cliffShade = { dawn: inks.tiger, day: inks.amber, dusk: inks.plum }[time]
    const deep = { dawn: inks.rust, day: inks.rust, dusk: inks.midnight }[time]
    const ground = time === 'dusk' ? inks.plum : inks.sand
    const rock: Palette = {
      ...p,
      stone: { dawn: inks.peach, day: inks.peach, dusk: inks.rose }[time],
      stoneShade: { dawn: inks.tiger, day: inks.amber, dusk: inks.mauve }[time],
      sand: { dawn: inks.marigold, day: inks.marigold, dusk: inks.mauve }[time],
    }
    const places = [170, 410, 790, 1030]
    return [
      openSky(p, 240, 90),
      moving(0.1, 50, birds(p.dark, '1010,46,40 1076,70,28')),
      layer(
        0.3,
        fill(
          cliff,
          ridge('-300,330 -120,210 0,150 160,90 380,60 640,70 860,56 1060,110 1240,190 1500,300'),
        ),
        line(
          cliffShade,
          5,
          'M-60 210Q120 140 300 120M420 96H640M700 110Q840 90 960 120M-200 330Q-60 300 20 240',
        ),
      ),
      layer(
        0.42,
        fill(deep, polygon('20,760 64,170 1136,170 1180,760')),
        fill(cliffShade, polygon('60,230 64,170 1136,170 1140,230')),
        fill(
          rock.stone,
          box(50, 222, 1100, 16),
          ...Array.from({ length: 21 }, (_, index) =>
            outline(
              `${78 + index * 50},222! ${80 + index * 50},196 ${90 + index * 50},180 ${106 + index * 50},180 ${116 + index * 50},196 ${118 + index * 50},222!`,
            ),
          ),
        ),
        fill(cliffShade, polygon('500,760 510,250 690,250 700,760')),
        fill(p.dark, polygon('556,760 560,530 640,530 644,760')),
        fill(rock.stone, polygon('540,530 544,508 656,508 660,530')),
        fill(deep, box(560, 310, 80, 180)),
        put(600, 490, 1.1, kin(rock)),
        disc(p.roof, 600, 318, 22),
      ),
      layer(
        0.5,
        ...places.map((x, index) =>
          put(x, 760, 0.9, index ? again('seat') : named('seat', lower(rock))),
        ),
        ...places
          .filter((x) => x !== 410)
          .map((x, index) => put(x, 760, 0.9, index ? again('king') : named('king', upper(rock)))),
        // The second king is broken above the belt; his head lies in the sand.
        fill(
          rock.stone,
          outline(
            '356,530! 352,486! 366,452! 386,468! 402,440! 426,462! 448,446! 466,490! 464,530!',
          ),
        ),
        ...[300, 600 - 66, 600 + 66, 900].map((x, index) =>
          put(x, 760, 0.84, index ? again('kin') : named('kin', kin(rock))),
        ),
      ),
      layer(
        0.7,
        fill(ground, 'M-300 758H1500V1200H-300Z'),
        fill(p.sand, polygon('540,758 660,758 760,1000 440,1000')),
        put(420, 812, 1.2, rubble(cliff, deep)),
        put(700, 846, 0.28, standing(p.wall, p.wall, p.dark, p.wall), -0.28),
        put(736, 850, 0.28, standing(p.roof, p.dark, p.dark, p.middle), -0.28),
        put(780, 842, 0.27, standing(p.middle, p.dark, p.dark, p.wall), -0.27),
        fill(p.sand, ridge('-300,860 100,850 360,866 700,880 1000,862 1500,850')),
      ),
    ]
  },
}

const rubble = (stone: string, shade: string) =>
  fill(
    stone,
    polygon('-96,10 -90,-40 -60,-62 -20,-52 -4,10'),
    polygon('14,10 26,-30 66,-38 96,10'),
    polygon('-130,10 -122,-12 -102,10'),
  ) +
  fill(
    shade,
    polygon('-40,10 -34,-40 -20,-52 -4,10'),
    polygon('60,10 66,-38 96,10'),
    'M-80-4q0-24 12-36q8 16 4 38Z',
  )
