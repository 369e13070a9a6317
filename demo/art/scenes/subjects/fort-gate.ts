import { limb, outline, ridge } from '../brush.ts'
import { box, fill, layer, line, polygon, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { wood } from '../plants.ts'
import { birds } from '../sky.ts'
import { arch } from '../domes.ts'
import { langur } from '../langur.ts'
import { turbaned, inSari } from '../visitors.ts'
import type { Palette } from '../palette.ts'

const merlons = (from: number, to: number, y: number) =>
  Array.from(
    { length: Math.floor((to - from) / 44) },
    (_, index) => `M${from + index * 44} ${y}v-26q0-14 15-14t15 14v26Z`,
  )

const bastion = (x: number, top: number, half: number, foot: number) =>
  `M${x - half} ${top}H${x + half}L${x + half * 1.3} ${foot}H${x - half * 1.3}Z`

const kiosk = (p: Palette) =>
  fill(
    p.stoneShade,
    box(-44, -70, 10, 70),
    box(-14, -70, 8, 70),
    box(8, -70, 8, 70),
    box(34, -70, 10, 70),
  ) +
  fill(
    p.stone,
    'M-62-66h124l-12-14h-8q-4-54-42-60q-38 6-42 60h-8Z',
    box(-3, -164, 6, 28),
    box(-54, -6, 108, 12),
  )

/** Ranthambore: the fort on its rock, and the steps to its gate. */
export const fortGate: Landscape = {
  title: 'Ramparts and the gate of the fort of Ranthambore on its rock',
  ...closeUp,
  draw: (p) => [
    openSky(p, 420, 130),
    layer(0.1, birds(p.dark, '860,130,50 930,170,34 800,186,30')),
    layer(0.2, fill(p.far, ridge('-300,430 0,400 300,450 640,420 1000,380 1500,430'))),
    layer(
      0.4,
      fill(p.stoneShade, box(-300, 250, 980, 240)),
      fill(
        p.stone,
        ...merlons(-300, 690, 252),
        bastion(90, 226, 96, 520),
        bastion(420, 226, 90, 520),
        ...merlons(-2, 190, 228),
        ...merlons(334, 520, 228),
      ),
      fill(p.stoneShade, ...[20, 90, 160, 370, 430, 480].map((x) => box(x, 290, 12, 40))),
      put(90, 190, 1, kiosk(p)),
      put(420, 190, 0.9, kiosk(p)),
    ),
    layer(
      0.5,
      fill(p.stoneShade, box(660, 180, 380, 500)),
      fill(
        p.stone,
        bastion(640, 150, 96, 700),
        bastion(1060, 150, 104, 700),
        box(700, 220, 300, 90),
        ...merlons(546, 740, 152),
        ...merlons(958, 1166, 152),
        ...merlons(730, 970, 222),
      ),
      fill(p.stoneShade, arch(850, 690, 250, 360)),
      fill(p.lamp, arch(850, 690, 190, 300)),
      fill(
        p.stoneShade,
        'M600 300h80v14h-80ZM1020 300h80v14h-80Z',
        ...[610, 660, 1040, 1090].map((x) => box(x, 340, 12, 44)),
      ),
      fill(p.stone, 'M690 330h60v90h-60ZM950 330h60v90h-60Z'),
      fill(p.lamp, arch(720, 420, 40, 76), arch(980, 420, 40, 76)),
      put(850, 184, 1.2, kiosk(p)),
      line(p.roof, 8, 'M1060 110V20'),
      fill(p.roof, 'M1064 20q40 14 80 0v40q-40 14-80 0Z'),
    ),
    layer(
      0.6,
      fill(p.middle, outline('-300,460! 100,470 300,500 520,540 560,700! 620,1000! -300,1000!')),
      fill(
        p.far,
        polygon('60,480 160,500 120,600 180,700 100,820 20,700'),
        polygon('330,520 440,540 400,640 460,740 380,820 320,660'),
      ),
      fill(p.wallShade, polygon('740,690 960,690 1040,1000 560,1000')),
      fill(
        p.wall,
        ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
          box(Math.round(736 - row * 24), 694 + row * 32, Math.round(228 + row * 34), 14),
        ),
      ),
      fill(p.leaf, wood(7, -300, 560, 760, 110), wood(15, 1040, 1500, 760, 120)),
      put(850, 780, 0.7, inSari(inks.ember, inks.marigold)),
      put(910, 800, 0.72, turbaned(p.wall, p.wall, inks.plum, inks.tiger)),
    ),
    layer(
      0.85,
      fill(
        p.front,
        limb('-40,1000,60 60,860,40 150,760,20'),
        wood(3, -300, 420, 880, 130),
        wood(13, 1080, 1500, 880, 130),
      ),
      put(230, 824, 0.9, langur(inks.pewter, inks.slate, inks.sand, inks.ink)),
    ),
  ],
}
