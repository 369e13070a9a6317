import { outline, ridge } from './brush.ts'
import { fill, layer, line, moving, polygon, put } from './drawing.ts'
import { gharial } from './gharial.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
import { ripples } from './water.ts'

/** Soaring vultures, 'x,y,span'. */
const soaring = (ink: string, flock: string) =>
  fill(
    ink,
    ...flock.split(' ').map((bird) => {
      const [x = 0, y = 0, span = 0] = bird.split(',').map(Number)
      const at = (out: number, down: number) =>
        `${Math.round(x + out * span)},${Math.round(y + down * span)}`
      return polygon(
        `${at(0.02, -0.1)} ${at(0.24, -0.1)} ${at(0.5, -0.12)} ${at(0.46, -0.07)} ${at(0.5, -0.05)} ${at(0.45, -0.02)} ${at(0.46, 0.02)} ${at(0.3, 0.04)} ${at(0.07, 0.06)} ${at(0.06, 0.14)} ${at(-0.06, 0.14)} ${at(-0.07, 0.06)} ${at(-0.3, 0.04)} ${at(-0.46, 0.02)} ${at(-0.45, -0.02)} ${at(-0.5, -0.05)} ${at(-0.46, -0.07)} ${at(-0.5, -0.12)} ${at(-0.24, -0.1)} ${at(-0.03, -0.06)} ${at(-0.02, -0.1)}`,
      )
    }),
  )

/** A perched vulture, facing right, 90 units tall. */
const hunched = (feather: string, ruff: string) =>
  fill(feather, outline('-34,6! -40,-40 -20,-74 10,-78 26,-50 18,-10 6,0 -14,4')) +
  fill(ruff, outline('2,-76 14,-84 28,-78 24,-64 8,-62')) +
  fill(ruff, outline('20,-82 30,-96 46,-94 58,-84 54,-74! 44,-80 32,-74'))

/** Panna: a gharial on the sand of the Ken, vultures over the red walls of its gorge. */
export const gharialGorge: Landscape = {
  title: 'A gharial on a sand bank of a gorge, vultures on its red walls',
  views: { dawn: { zoom: 1.02, mirrored: true }, day: { zoom: 1.03, mirrored: true }, dusk: {} },
  draw: (p, time) => {
    const dusk = time === 'dusk'
    const [wall, wallShade, crack] = dusk
      ? [inks.ember, inks.plum, inks.midnight]
      : [inks.amber, inks.rust, inks.ember]
    const [farWall, farShade] = dusk ? [inks.mauve, inks.plum] : [inks.rose, inks.mauve]
    const water = dusk ? inks.shale : time === 'dawn' ? inks.haze : inks.lagoon
    const sand = dusk ? inks.peach : inks.sand
    return [
      plainSky(p.sky, [200, p.rings[0]!], [360, dusk ? inks.tiger : p.rings.at(-1)!]),
      moving(0.1, 60, soaring(p.dark, '560,150,150 720,220,90 460,250,70')),
      layer(
        0.2,
        fill(farWall, polygon('-300,330 380,330 420,350 440,430 470,450 500,560 -300,600')),
        fill(farWall, polygon('1500,310 820,310 790,340 770,420 730,450 700,560 1500,600')),
        fill(farShade, polygon('420,350 440,430 470,450 500,560 430,560 410,450 380,400 380,330')),
        fill(
          p.near,
          wood(8, -300, 400, 336, 44).replace('V1000', 'V340'),
          wood(3, 800, 1500, 316, 44).replace('V1000', 'V322'),
        ),
      ),
      layer(
        0.34,
        fill(dusk ? inks.haze : inks.paper, 'M438 430h26l34 130h-50ZM756 420h-22l-26 140h40Z'),
        fill(water, 'M-300 556H1500V1200H-300Z'),
        ripples(p.shine, { seed: 8, top: 570, floor: 780, count: 20, x: 600, spread: 480 }),
      ),
      layer(
        0.45,
        fill(
          wall,
          polygon(
            '-300,190 150,190 196,210 190,270 250,300 270,390 240,430 300,470 320,560 350,620 -300,660',
          ),
        ),
        fill(
          wallShade,
          polygon(
            '196,210 190,270 250,300 270,390 240,430 300,470 320,560 350,620 240,626 230,520 180,470 200,380 130,330 150,250 150,190',
          ),
        ),
        fill(
          wallShade,
          polygon('-300,300 40,310 60,330 20,350 -300,344'),
          polygon('-300,450 90,456 110,480 60,500 -300,490'),
        ),
        fill(
          wall,
          polygon(
            '1500,150 1060,150 1010,176 1020,250 960,290 950,400 990,440 930,480 910,570 870,640 1500,680',
          ),
        ),
        fill(
          wallShade,
          polygon('1500,290 1160,290 1130,310 1170,334 1500,330'),
          polygon('1500,440 1110,446 1080,470 1140,496 1500,490'),
          polygon(
            '1010,176 1020,250 960,290 950,400 990,440 930,480 910,570 870,640 930,640 960,570 980,500 1040,450 1000,390 1010,310 1070,260 1060,150',
          ),
        ),
        line(
          crack,
          5,
          'M70 196v60l-20 40v40M1200 156l14 70l-20 60M1110 340l10 60l-16 40M-30 360v80M60 500l-10 70',
        ),
        fill(
          p.near,
          wood(15, -300, 130, 200, 60).replace('V1000', 'V204'),
          wood(6, 1090, 1500, 160, 60).replace('V1000', 'V166'),
        ),
        put(160, 186, 0.8, hunched(p.dark, sand)),
        put(1030, 146, 0.9, hunched(p.dark, sand), -0.9),
        put(1128, 146, 0.8, hunched(p.dark, sand)),
      ),
      layer(
        0.75,
        fill(
          dusk ? inks.mauve : p.shine,
          ridge('-300,736 0,720 260,700 600,692 900,704 1140,732 1500,750'),
        ),
        fill(sand, ridge('-300,752 0,736 260,714 600,704 900,718 1140,748 1500,770')),
        fill(dusk ? inks.mauve : p.sand, ridge('-300,880 100,850 480,866 900,840 1500,880')),
        put(700, 836, 1.62, gharial(inks.fern, inks.sal, dusk ? inks.rose : inks.mist, inks.ink)),
      ),
      layer(
        0.92,
        fill(
          wallShade,
          outline('-60,920! -20,870 70,856 140,920!'),
          outline('1060,930! 1100,876 1190,870 1260,930!'),
        ),
        fill(
          wall,
          outline('-18,874! 70,858 100,880! 40,890'),
          outline('1102,880! 1190,872 1220,896! 1140,898'),
        ),
      ),
    ]
  },
}
