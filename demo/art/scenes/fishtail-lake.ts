import { outline, ridge } from './brush.ts'
import { box, fill, layer, line, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { sitting } from './people.ts'
import { wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

const fishtail = (p: Palette) =>
  fill(
    p.snow,
    polygon('240,640 430,400 540,240 590,130 620,190 640,200 672,150 740,300 850,440 1010,640'),
  ) +
  fill(
    p.snowShade,
    polygon(
      '590,130 620,190 600,300 560,360 610,430 570,520 620,640 790,640 720,480 760,420 690,330 700,260 672,150 652,250 630,290 640,200 620,190',
    ),
  )

/** A temple with two tiers of roofs, 250 units tall, its foot at y = 0. */
const pagoda = (p: Palette) =>
  fill(p.roof, box(-50, -80, 100, 80), box(-32, -150, 64, 50)) +
  fill(
    p.stone,
    'M-110-74Q-60-88-44-116H44Q60-88 110-74ZM-76-146Q-40-160-26-190H26Q40-160 76-146Z',
  ) +
  fill(p.stoneShade, 'M-110-74H110L100-66H-100ZM-76-146H76L68-138H-68Z') +
  fill(p.gold, outline('-14,-188! -12,-206 0,-226! 12,-206 14,-188!'), box(-2, -246, 5, 24)) +
  fill(p.dark, 'M-16 0v-42q0-14 16-14t16 14v42Z') +
  fill(p.wallShade, box(-80, -6, 160, 14), box(-94, 6, 188, 12))

const doonga = (p: Palette, coat: string) =>
  put(-40, -10, 0.86, sitting(p.wall, p.dark)) +
  put(70, -10, 0.86, sitting(p.roof, p.dark), -0.86) +
  fill(coat, outline('-210,-50! -130,-22 0,-14 130,-22 220,-56! 170,16 110,34 -110,34 -170,10')) +
  fill(p.dark, 'M-204-44Q0 0 212-48L204-34Q0 14-196-30Z') +
  line(p.dark, 8, 'M60-70L170 70') +
  fill(p.dark, 'M152 56l24-14l22 50q-18 10-28 2Z')

/** Pokhara: painted boats and an island temple below the Fishtail. */
export const fishtailLake: Landscape = {
  title: 'Painted boats and an island temple below the Fishtail of Nepal',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: -20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 930, y: 170, radius: 74 } : { x: 820, y: 340, radius: 160 }),
    layer(0.1, birds(p.dark, '250,180,44 320,216,30 206,230,26')),
    layer(0.2, snowRange(p, '60,360,330 1150,340,330 290,400,240 960,400,240', 640), fishtail(p)),
    layer(
      0.3,
      fill(
        p.middle,
        ridge('-300,520 -40,470 200,520 420,570 620,560 840,570 1040,500 1240,470 1500,510'),
      ),
      fill(
        p.near,
        ridge('-300,570 0,540 240,580 520,604 800,600 1060,560 1500,540'),
        wood(8, -300, 1500, 620, 40),
      ),
    ),
    layer(
      0.4,
      fill(p.water, 'M-300 614H1500V1200H-300Z'),
      ripples(p.shine, { seed: 25, top: 630, floor: 900, count: 24, x: 620, spread: 560 }),
    ),
    layer(
      0.5,
      fill(p.near, wood(17, 770, 1070, 690, 90).replace('V1000', 'V700')),
      put(900, 690, 0.9, pagoda(p)),
      fill(p.front, outline('740,704! 800,682 1000,680 1090,704! 1000,716 820,716')),
    ),
    moving(0.75, 130, put(400, 804, 1.1, doonga(p, p.stone))),
    moving(0.7, 60, put(900, 838, 0.8, doonga(p, p.leaf), -0.8)),
    layer(
      0.95,
      fill(
        p.front,
        wood(5, -300, 130, 900, 120),
        ridge('-300,880 100,890 240,930 300,1000'),
        ridge('980,1000 1080,910 1200,880 1500,870'),
      ),
    ),
  ],
}
