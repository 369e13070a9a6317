import { outline, ridge } from './brush.ts'
import { box, fill, layer, line, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { sitting } from './people.ts'
import { birds, clouds } from './sky.ts'
import { ripples } from './water.ts'

/** Islets, 'x,top,half', down to the water at `floor`. */
const islets = (list: string, floor: number) =>
  list
    .split(' ')
    .map((islet) => {
      const [x = 0, top = 0, half = 0] = islet.split(',').map(Number)
      const at = (out: number, down: number) => `${x + half * out},${top + (floor - top) * down}`
      return outline(
        `${at(-0.9, 1)}! ${at(-1, 0.6)} ${at(-0.74, 0.2)} ${at(-0.2, 0)} ${at(0.3, 0.06)} ${at(0.76, 0.34)} ${at(1, 0.7)} ${at(0.92, 1)}!`,
      )
    })
    .join('')

/** A battened sail, 300 units tall, the foot of its mast at 0, 0. */
const sail = (p: Palette) =>
  fill(p.dark, box(-4, -320, 9, 330)) +
  fill(p.roof, outline('-70,-40! -84,-140 -60,-250 -10,-320! 60,-290 110,-200 120,-110 100,-30!')) +
  line(
    p.gold,
    5,
    'M-76-84Q20-94 118-76M-82-136Q20-152 120-128M-78-188Q20-212 112-180M-64-240Q10-270 92-232M-40-286Q10-306 64-286',
  )

const junk = (p: Palette) =>
  put(-150, -60, 0.8, sail(p)) +
  put(150, -60, 0.86, sail(p)) +
  put(-4, -60, 1.2, sail(p)) +
  fill(p.stone, box(-230, -126, 330, 80)) +
  fill(
    p.lamp,
    ...[-210, -160, -110, -60, -10, 40].map((x) => `M${x}-70v-24q0-14 15-14t15 14v24Z`),
  ) +
  fill(
    p.dark,
    outline(
      '-330,-150! -290,-70 -240,-52 240,-52 300,-84 350,-116! 310,-10 260,34 -230,34 -290,-20',
    ),
  ) +
  fill(
    p.roof,
    'M-306-76Q-280-34-236-30H250Q290-40 326-80L318-54Q290-16 254-12H-240Q-290-20-312-60Z',
  ) +
  fill(p.stone, box(-322, -146, 96, 44))

const rowing = (p: Palette) =>
  put(0, -6, 0.8, sitting(p.wall, p.dark)) +
  fill(p.gold, 'M-34-74L2-104L38-74Z') +
  fill(p.dark, outline('-110,-24! -60,-8 60,-8 110,-28! 80,14 -80,14')) +
  line(p.dark, 6, 'M20-40L90 20')

/** Ha Long: a junk under brown sails among islets. */
export const junkBay: Landscape = {
  title: 'A junk under battened sails among limestone islets',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p) => [
    openSky(p, 470, 120),
    layer(0.1, clouds(p, '640,190,260'), birds(p.dark, '420,170,44 490,206,30')),
    layer(
      0.2,
      fill(
        p.far,
        islets(
          '60,330,130 240,430,90 420,390,110 640,440,90 820,350,130 1000,420,100 1180,310,150',
          580,
        ),
      ),
    ),
    layer(
      0.3,
      fill(p.water, 'M-300 578H1500V1200H-300Z'),
      fill(p.middle, islets('-40,260,170 160,470,80 930,300,150 1120,240,170 1290,330,160', 610)),
      fill(p.near, islets('-120,330,140 1210,340,150', 630)),
      ripples(p.shine, { seed: 21, top: 600, floor: 900, count: 28, x: 560, spread: 560 }),
    ),
    moving(0.7, 130, put(560, 776, 1.1, junk(p))),
    moving(0.8, 60, put(960, 838, 1, rowing(p))),
    layer(
      0.95,
      fill(
        p.front,
        outline(
          '-300,200! -60,210 30,300 20,420 70,520 50,640 110,760 90,900 130,1000! -300,1000!',
        ),
      ),
      fill(p.near, ridge('-300,240 -120,230 -20,300 10,380 -60,420 -160,400 -300,430', 440)),
      fill(p.front, ridge('900,1000 1000,930 1120,880 1500,860')),
    ),
  ],
}
