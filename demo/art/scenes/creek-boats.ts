import { outline } from './brush.ts'
import { again, box, fill, inTurn, layer, line, moving, named, polygon, put } from './drawing.ts'
import { arch } from './domes.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { sitting, standing } from './people.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** A wind tower, 340 units tall, its foot at 0, 0. */
const windTower = (p: Palette, slot: string) =>
  fill(p.sand, box(-56, -340, 112, 340)) +
  fill(p.sandShade, box(24, -340, 32, 340), box(-62, -340, 124, 10), box(-62, -206, 124, 10)) +
  fill(slot, ...[-46, -22, 2, 32].map((x) => `M${x} -220v-88q0-10 8-14q8 4 8 14v88Z`)) +
  line(p.dark, 4, 'M-74-316h18M-74-250h18M56-316h18M56-250h18') +
  fill(p.sand, polygon('-56,-340 -56,-356 -44,-340'), polygon('56,-340 56,-356 44,-340'))

const dhow = (p: Palette) =>
  line(p.dark, 6, 'M-30-40L-46-330M-190-200L110-350M-46-326L-200-70M-46-326L160-110') +
  fill(p.wall, box(70, -140, 100, 60)) +
  fill(p.lamp, box(84, -126, 18, 20), box(114, -126, 18, 20), box(144, -126, 14, 20)) +
  fill(p.roof, box(60, -150, 122, 12), 'M160-206l50 10l-50 14Z', box(156, -206, 5, 60)) +
  fill(
    p.dark,
    outline('-290,-120! -200,-66 -60,-40 60,-46 80,-84! 190,-104! 200,-20 180,40 -180,40 -240,0'),
  ) +
  fill(p.roof, 'M-276-104Q-200-42-60-18Q60-18 192-50V-34Q60-2-60-2Q-200-22-262-84Z') +
  fill(p.stoneShade, 'M-246-8Q0 20 196 0L190 20Q0 36-226 14Z')

const abra = (p: Palette) =>
  put(4, -34, 0.76, standing(p.wall, p.wall, p.dark, p.wall), -0.76) +
  [-190, -136, -82, 96, 150, 204]
    .map((x, index) =>
      put(
        x,
        -34,
        0.78,
        sitting(inTurn(index, [p.wall, p.roof, p.gold]), p.dark),
        index % 2 ? -0.78 : 0.78,
      ),
    )
    .join('') +
  fill(p.dark, ...[-246, -110, 52, 122, 254].map((x) => box(x, -200, 7, 166))) +
  fill(p.wall, 'M-286-204Q0-240 298-204L290-186Q0-218-278-186Z') +
  fill(p.roof, `M-278-188Q0-220 290-188l-6 10${'q-14 20-28 0'.repeat(20)}Z`) +
  fill(
    p.dark,
    outline(
      '-380,-84! -320,-50 -200,-36 200,-36 310,-50 356,-70! 336,-16 270,22 160,30 -160,30 -280,20 -346,-20',
    ),
  ) +
  fill(
    p.stoneShade,
    'M-366-70Q-290-24-180-18H200Q290-22 350-54L346-38Q280-4 200-2H-180Q-280-6-352-54Z',
  )

/** Houses 'x,top,width'. */
const houses = (p: Palette, list: string) =>
  list
    .split(' ')
    .map((house, index) => {
      const [x = 0, y = 0, wide = 0] = house.split(',').map(Number)
      const doors = Array.from({ length: Math.floor(wide / 52) }, (_, at) => x + 32 + at * 52)
      return (
        fill(inTurn(index, [p.wallShade, p.sand]), box(x, y, wide, 600 - y)) +
        fill(p.sandShade, box(x - 4, y - 8, wide + 8, 10), box(x + wide - 16, y, 16, 600 - y)) +
        fill(p.lamp, ...doors.map((at) => arch(at, y + 66, 22, 42))) +
        fill(p.stoneShade, ...doors.map((at) => box(at - 11, y + 100, 22, 30)))
      )
    })
    .join('')

/** Dubai's old creek: water taxis before wind towers and dhows. */
export const creekBoats: Landscape = {
  title: 'Water taxis with awnings cross the creek before wind towers and dhows',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: -30 } },
  draw: (p, time) => {
    const town = time === 'dusk' ? { ...p, wallShade: inks.ember } : p
    return [
      openSky(p, 590, 75),
      moving(0.1, 50, birds(time === 'dusk' ? p.dark : p.wall, '880,130,44 950,166,30 834,180,26')),
      layer(
        0.28,
        fill(
          p.far,
          box(-300, 470, 1800, 100),
          box(-100, 420, 150, 100),
          box(330, 430, 130, 100),
          box(960, 440, 400, 100),
        ),
        put(210, 560, 0.86, minaret(p)),
      ),
      layer(
        0.34,
        put(
          70,
          580,
          0.86,
          named('tower', windTower(town, time === 'dusk' ? inks.midnight : p.stoneShade)),
        ),
        put(706, 590, 1.14, again('tower')),
        put(1110, 580, 0.92, again('tower')),
        houses(
          town,
          '-300,450,330 30,470,150 180,490,190 370,440,150 740,450,180 920,480,140 1060,440,500',
        ),
        put(440, 600, 1.5, again('tower')),
        houses(town, '520,480,150 230,500,130'),
        fill(p.sandShade, box(-300, 594, 1800, 10)),
        fill(p.stoneShade, box(-300, 602, 1800, 20)),
      ),
      layer(
        0.42,
        fill(p.water, 'M-300 620H1500V1200H-300Z'),
        ripples(p.shine, { seed: 11, top: 632, floor: 900, count: 26, x: 600, spread: 560 }),
        put(1000, 640, 0.9, dhow(p)),
      ),
      moving(0.55, -70, put(90, 690, 0.5, named('abra', abra(p)))),
      moving(0.8, -150, put(500, 816, 0.98, again('abra'))),
    ]
  },
}

/** A minaret next to a dome. */
const minaret = (p: Palette) =>
  fill(
    p.middle,
    box(-14, -400, 28, 400),
    polygon('-12,-430 0,-490 12,-430'),
    box(-22, -300, 44, 12),
    box(-20, -404, 40, 10),
    box(-10, -440, 20, 40),
  ) + fill(p.middle, 'M40-150q0-70 60-84q60 14 60 84Z', box(30, -150, 140, 150))
