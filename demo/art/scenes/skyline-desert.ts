import { outline, ridge } from './brush.ts'
import { dhow } from './boats.ts'
import { camel } from './camel.ts'
import { again, box, fill, layer, moving, line, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { palm } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** The Burj Khalifa, its foot at 0, 0. */
function needle(p: Palette): string {
  const steps = [
    [-64, 58, 150],
    [-52, 58, 220],
    [-52, 46, 290],
    [-40, 46, 350],
    [-40, 34, 400],
    [-30, 34, 440],
    [-30, 24, 475],
    [-20, 24, 510],
    [-20, 14, 540],
    [-12, 14, 570],
    [-8, 8, 600],
  ] as const
  const walls = steps.map(([left, right, top]) => box(left, -top, right - left, top))
  const shade = steps.map(([, right, top]) => box(6, -top, right - 6, top))
  return (
    fill(p.wall, ...walls, polygon('-5,-598 0,-720 5,-598')) +
    fill(p.far, ...shade) +
    line(p.far, 3, 'M-32-20V-340M-16-20V-500M26-20V-420')
  )
}

/** A sail-shaped hotel, its foot at 0, 0. */
const sailTower = (p: Palette) =>
  fill(p.wall, outline('-70,0! -70,-350! -10,-300 46,-190 66,0!')) +
  fill(p.wallShade, 'M-70-330Q-6-270 30-170Q48-90 50 0h16Q66-190-10-300L-70-350Z') +
  line(p.middle, 4, 'M-62-40H48M-62-90H42M-62-140H30M-62-190H12M-62-240H-16') +
  fill(p.roof, box(-76, -386, 7, 390), 'M-70-266h44l-8 12h-36Z')

/** Background towers, 'left,top,width,kind' above y = 590. */
function towers(list: string): string {
  const shapes = list.split(' ').map((tower) => {
    const [left = 0, top = 0, width = 0, kind = 0] = tower.split(',').map(Number)
    const right = left + width
    if (kind === 1) return polygon(`${left},590 ${left},${top + 50} ${right},${top} ${right},590`)
    if (kind === 2) return polygon(`${left},590 ${left},${top} ${right},${top + 60} ${right},590`)
    if (kind === 3) return `M${left} 590V${top + 30}q${width / 2} -60 ${width} 0V590Z`
    return box(left, top, width, 590 - top) + box(left + width / 2 - 3, top - 50, 6, 52)
  })
  return shapes.join('')
}

const back =
  '-120,440,90,0 -10,380,60,1 70,470,100,3 190,400,56,0 260,450,80,2 350,380,54,1 420,330,60,2 700,350,58,1 770,420,90,3 870,380,60,0 950,460,90,2 1060,400,62,1 1140,450,100,3 1260,380,70,0'
const lights =
  '20,450 20,480 40,450 40,510 208,440 208,470 226,500 366,430 384,470 436,400 454,430 436,460 716,430 734,470 884,420 902,450 884,480 1078,450 1096,490 290,500 310,530 990,500 1010,530 808,460 826,490'

/** Dubai: the tallest tower and the sail-shaped hotel behind a dhow, the desert in front. */
export const skylineDesert: Landscape = {
  title: 'A dhow below the towers of Dubai, between the creek and the desert',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.15, aside: 30 } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, rings: [inks.marigold] } : p,
      time === 'day' ? { x: 880, y: 190, radius: 90 } : { x: 760, y: 380, radius: 180 },
    ),
    moving(0.1, 50, birds(p.dark, '300,180,44 370,216,30 254,230,26')),
    layer(0.2, fill(p.far, towers(back))),
    layer(
      0.26,
      fill(
        p.middle,
        towers(
          '-40,510,80,0 120,480,70,1 300,520,90,3 440,470,56,2 680,500,80,0 860,490,60,1 960,520,110,3 1110,500,70,2',
        ),
      ),
      fill(
        p.shine,
        ...lights.split(' ').map((at) => {
          const [x = 0, y = 0] = at.split(',').map(Number)
          return box(x, y, 8, 12)
        }),
      ),
    ),
    layer(0.32, put(570, 592, 0.74, needle(p)), put(220, 592, 0.9, sailTower(p))),
    layer(
      0.36,
      fill(
        p.near,
        palm(70, 600, 100, 6, 44),
        palm(330, 600, 84, -6, 40),
        palm(440, 600, 96, 8, 42),
        palm(700, 600, 90, 6, 42),
        palm(800, 600, 110, -8, 46),
        palm(1030, 600, 96, 6, 44),
        palm(1120, 600, 110, -6, 46),
        box(-300, 588, 1800, 14),
      ),
    ),
    layer(
      0.4,
      fill(p.water, 'M-300 600H1500V1200H-300Z'),
      ripples(p.shine, { seed: 13, top: 610, floor: 800, count: 24, x: 600, spread: 560 }),
    ),
    moving(0.65, 130, put(850, 716, 0.94, dhow(p))),
    layer(
      0.9,
      fill(p.sand, ridge('-300,730 -60,716 160,740 420,800 640,826 900,800 1200,770 1500,780')),
      fill(
        p.sandShade,
        outline(
          '160,740! 300,770 420,800 640,826! 520,860 560,900 460,1000! -300,1000! -300,860! 0,840 160,790',
        ),
      ),
      put(
        330,
        838,
        0.62,
        named('camel', camel({ coat: p.dark, shade: p.dark, cloth: p.roof, fringe: p.wall })),
      ),
      put(150, 846, 0.54, again('camel')),
    ),
  ],
}
