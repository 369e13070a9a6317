import { outline } from '../brush.ts'
import { again, disc, fill, layer, line, named, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { palm, wood } from '../plants.ts'

const bloom = (ink: string, shade: string) =>
  fill(
    shade,
    outline('0,0! -50,-60 -40,-140 0,-170! 40,-140 50,-60'),
    outline('0,0! -80,30 -130,110 -110,140! -40,120 -6,40'),
    outline('0,0! 80,30 130,110 110,140! 40,120 6,40'),
  ) +
  fill(
    ink,
    outline('0,0! -40,-70 -110,-110 -170,-80 -180,-20 -120,30 -50,30'),
    outline('0,0! 40,-70 110,-110 170,-80 180,-20 120,30 50,30'),
  ) +
  line(
    shade,
    5,
    'M-20-6Q-90-40-150-40M-20 4Q-80 0-140 0M20-6Q90-40 150-40M20 4Q80 0 140 0M0-20V-130',
  ) +
  fill(inks.ember, outline('0,-16! -30,0 -40,40 -20,80 0,96 20,80 40,40 30,0')) +
  fill(inks.marigold, round(0, 6, 18)) +
  disc(inks.paper, 0, 0, 8)

export const orchids: Landscape = {
  title: 'A spray of orchids in a rain forest garden',
  ...closeUp,
  draw: (p, time) => [
    plainSky(time === 'dusk' ? p.sky : p.shine),
    layer(
      0.2,
      fill(p.far, wood(9, -300, 1500, 420, 190)),
      fill(p.middle, wood(4, -300, 1500, 640, 170)),
    ),
    layer(
      0.4,
      fill(p.near, palm(120, 1000, 560, -40, 330), palm(1130, 1000, 480, 60, 300)),
      fill(p.front, wood(15, -300, 1500, 860, 150)),
    ),
    layer(
      0.7,
      line(
        inks.fern,
        14,
        'M860 1000Q820 640 560 420Q420 300 220 200M740 640Q860 480 1000 420Q1060 390 1120 390M560 420Q640 300 720 240Q770 200 820 190',
      ),
      fill(
        inks.leaf,
        round(220, 200, 26),
        round(160, 170, 20),
        round(1120, 390, 22),
        round(820, 190, 22),
        outline('860,1000! 760,900 560,840 360,860! 500,920 700,980 800,1020!'),
        outline('880,1000! 980,860 1120,800 1260,800! 1160,900 1040,980 940,1020!'),
      ),
      put(600, 520, 1.16, named('bloom', bloom(inks.rose, inks.mauve))),
      put(360, 340, 0.94, again('bloom')),
      put(960, 500, 0.98, again('bloom')),
      put(720, 300, 0.8, named('pale', bloom(inks.paper, inks.peach))),
      put(800, 760, 1.06, again('pale')),
    ),
  ],
}
