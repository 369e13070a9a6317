import { outline, ridge } from './brush.ts'
import { box, fill, layer, line, moving, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { birds, sky } from './sky.ts'

const envelope = outline(
  '-22,-64! -60,-112 -110,-190 -116,-262 -78,-330 0,-356 78,-330 116,-262 110,-190 60,-112 22,-64!',
)

/** A hot-air balloon, 360 units tall, the floor of its basket at y = 0. */
const balloon = (p: Palette, cloth: string, gore: string) =>
  line(p.dark, 3, 'M-20-64L-18-30M20-64L18-30') +
  fill(cloth, envelope) +
  fill(gore, 'M0-356Q-62-340-66-250Q-60-150-14-64h28Q60-150 66-250Q62-340 0-356Z') +
  fill(cloth, 'M0-356Q-26-330-28-250Q-24-150-6-64h12Q24-150 28-250Q26-330 0-356Z') +
  fill(p.dark, 'M-22-34h44l-6 34h-32Z') +
  fill(p.gold, box(-22, -36, 44, 7))

/** A fairy chimney, 300 units tall, its foot at y = 0. */
const chimney = (p: Palette, windows: boolean) =>
  fill(p.stone, outline('-90,10! -70,-90 -46,-190 -26,-236! 26,-236! 44,-180 66,-90 90,10!')) +
  fill(p.stoneShade, outline('90,10! 66,-90 44,-180 26,-236! 4,-236! 14,-160 10,-80 30,10!')) +
  fill(p.dark, outline('-44,-228! -36,-262 0,-306 34,-264 46,-228! 0,-220')) +
  (windows
    ? fill(
        p.lamp,
        'M-40-80v-24q0-14 13-14t13 14v24ZM-20-10v-36q0-18 17-18t17 18v36ZM-6-120v-18q0-12 10-12t10 12v18Z',
      )
    : '')

/** Cappadocia: balloons over a valley of rock chimneys. */
export const balloons: Landscape = {
  title: 'Balloons float over the rock chimneys of Cappadocia',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: { zoom: 1.03 }, dusk: {} },
  draw: (p, time) => {
    // Before sunrise, when the balloons take off: red, and dark enough for white letters.
    const light =
      time === 'dusk' ? { ...p, sky: inks.ember, rings: [inks.rust, inks.tiger, inks.amber] } : p
    const wall = time === 'dusk' ? inks.paper : p.wall
    return [
      ...sky(
        light,
        time === 'day' ? { x: 900, y: 190, radius: 84 } : { x: 600, y: 640, radius: 130 },
      ),
      layer(0.1, birds(p.dark, '820,330,40 880,360,28')),
      layer(
        0.2,
        fill(
          p.far,
          ridge(
            '-300,640 -60,600! 240,600! 330,650 520,680 760,660 860,590! 1180,590! 1300,640 1500,650',
          ),
        ),
      ),
      moving(
        0.3,
        40,
        put(400, 560, 0.5, balloon(p, p.leaf, wall)),
        put(760, 520, 0.42, balloon(p, p.gold, p.leaf)),
        put(250, 470, 0.34, balloon(p, wall, p.roof)),
        put(930, 590, 0.5, balloon(p, p.gold, p.dark)),
        put(1090, 460, 0.4, balloon(p, p.gold, wall)),
      ),
      layer(
        0.4,
        fill(p.sandShade, ridge('-300,720 0,700 260,730 520,750 800,730 1060,700 1500,720')),
      ),
      layer(
        0.5,
        put(180, 790, 0.9, chimney(p, false)),
        put(1010, 790, 0.96, chimney(p, true)),
        put(880, 800, 0.7, chimney(p, false)),
        put(330, 820, 0.76, chimney(p, false)),
      ),
      moving(0.7, 90, put(590, 690, 0.98, balloon(p, wall, p.roof))),
      layer(
        0.75,
        fill(p.sand, ridge('-300,800 0,780 260,806 560,840 860,806 1200,770 1500,790')),
        put(60, 880, 1.3, chimney(p, true)),
        put(1160, 890, 1.4, chimney(p, true)),
        put(420, 880, 0.9, chimney(p, true)),
        put(770, 880, 0.74, chimney(p, true)),
      ),
      layer(
        0.95,
        fill(p.front, ridge('-300,860 0,856 200,872 420,890 760,880 1000,866 1500,850')),
        fill(
          p.near,
          ...[80, 220, 520, 640, 930, 1080].map(
            (x, index) =>
              `M${x - 40} 890q4-${34 + (index % 3) * 8} 40-${36 + (index % 3) * 8}t40 ${36 + (index % 3) * 8}Z`,
          ),
        ),
      ),
    ]
  },
}
