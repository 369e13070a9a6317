import { limb, outline, ridge, stripes } from './brush.ts'
import { fill, layer, line, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { palm, wood } from './plants.ts'
import { sky } from './sky.ts'
import { ripples } from './water.ts'

const strands = () => {
  const floor = (x: number) => 500 + 46 * (1 - ((x - 600) / 400) ** 2)
  const rail = (x: number) => 404 + 66 * (1 - ((x - 600) / 400) ** 2)
  const ties = Array.from({ length: 13 }, (_, index) => {
    const x = 240 + index * 60
    const over = x + (index % 2 ? 34 : -34)
    return `M${over} ${Math.round(rail(over))}L${x} ${Math.round(floor(x))}`
  })
  const hanging = [300, 372, 448, 520, 604, 690, 752, 840, 900].map((x, index) => {
    const y = Math.round(floor(x))
    return `M${x} ${y}q${index % 2 ? 10 : -10} 30 ${index % 2 ? -4 : 6} ${50 + ((index * 37) % 60)}`
  })
  return { ties, hanging }
}

const fig =
  limb('40,-60,170 70,160,150 90,330,140 70,520,210 20,700,330') +
  limb('90,340,60 170,300,44 260,190,34 340,90,6') +
  limb('80,260,50 20,180,40 -60,120,30') +
  limb('110,440,70 190,490,46 300,510,18') +
  limb('100,360,60 170,396,36 280,424,12') +
  limb('90,520,60 170,620,40 200,780,6') +
  limb('120,560,40 210,600,24 268,700,4') +
  limb('60,560,90 110,700,60 130,860,40')

const leaves = outline(
  '-300,-200! 460,-200! 470,60 400,110 340,90 300,150 220,130 180,190 110,150 60,220 0,170 -60,230 -300,220!',
)

const walker = (p: Palette) =>
  fill(p.dark, 'M-16 0l2-50h10l2 50ZM8 0l-4-50h12l6 50Z') +
  fill(p.roof, outline('-24,-44! -20,-110 -4,-132 16,-124 26,-96 24,-44!')) +
  fill(p.stone, outline('-66,-150! -24,-154! -22,-66 -36,-52 -50,-66!')) +
  line(p.stoneShade, 4, 'M-62-134h38M-58-112h34M-54-90h32') +
  fill(p.dark, 'M14-150a17 17 0 1 0 .1 0Z') +
  line(p.wall, 5, 'M-24-146Q0-170 26-148')

/** Meghalaya: a bridge grown from the roots of fig trees, below a waterfall. */
export const rootBridge: Landscape = {
  title: 'A bridge grown of living roots, below a waterfall in the forest',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 20 } },
  draw: (p, time) => {
    const { ties, hanging } = strands()
    const bark = time === 'day' ? p.front : p.dark
    return [
      ...sky(p, time === 'day' ? { x: 740, y: 150, radius: 70 } : { x: 690, y: 190, radius: 100 }),
      layer(
        0.15,
        fill(
          p.far,
          ridge('-300,200 100,190 300,230 470,260 560,300 650,290 800,210 1000,180 1500,190'),
        ),
      ),
      layer(0.2, fill(p.middle, wood(17, -300, 520, 330, 110), wood(23, 640, 1500, 320, 120))),
      layer(
        0.25,
        fill(p.near, outline('-300,330! 300,330 470,316! 520,420 506,560 540,690! -300,690!')),
        fill(p.near, outline('1500,330! 900,320 690,300! 650,420 676,560 650,690! 1500,690!')),
        fill(
          p.wall,
          outline('470,306! 560,290 690,300! 654,420 672,560 662,700! 526,700! 512,560 520,420!'),
        ),
        line(p.shine, 9, 'M540 330Q560 440 548 600M596 316V660M640 340Q626 470 636 620'),
      ),
      layer(
        0.4,
        fill(p.leaf, wood(3, -300, 480, 640, 90), wood(6, 700, 1500, 640, 90)),
        fill(p.water, 'M-300 680H1500V1200H-300Z'),
        ripples(p.shine, { seed: 12, top: 690, floor: 900, count: 20, x: 600, spread: 360 }),
      ),
      layer(
        0.6,
        put(560, 545, 0.86, walker(p)),
        put(680, 542, 0.8, walker({ ...p, roof: p.gold })),
        line(bark, 9, ...ties),
        line(bark, 6, ...hanging),
        line(bark, 30, 'M140 490Q600 602 1060 490'),
        line(bark, 15, 'M140 400Q600 540 1060 400', 'M120 540Q400 610 600 556T1090 530'),
      ),
      layer(
        0.75,
        fill(bark, fig),
        put(1200, 0, 1, fill(bark, fig), -1),
        fill(
          p.leaf,
          stripes(
            '240,120 250,220 230,330 7;300,110 306,190 296,270 6;960,120 950,220 970,330 7;900,110 894,180 904,260 6',
          ),
        ),
        fill(p.near, leaves),
        put(1200, 0, 1, fill(p.near, leaves), -1),
      ),
      layer(
        0.95,
        fill(
          p.hideShade,
          outline('250,960! 270,850 350,800 430,820 470,960!'),
          outline('700,960! 730,840 800,806 880,830 920,960!'),
        ),
        fill(
          p.hide,
          outline('262,900! 280,846 350,806 400,812 330,850!'),
          outline('712,900! 740,840 800,812 850,818 780,850!'),
        ),
        fill(p.front, palm(60, 1010, 190, 20, 150), palm(1150, 1010, 190, -20, 150)),
      ),
    ]
  },
}
