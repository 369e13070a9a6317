import { limb, outline, ridge } from './brush.ts'
import { again, box, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { standing } from './people.ts'
import { wood } from './plants.ts'
import { birds, clouds } from './sky.ts'
import { ripples } from './water.ts'

/** A tall tree on buttress roots, 480 units, its foot at y = 0. */
const tree = (stem: string, crown: string, light: string) =>
  fill(
    stem,
    limb('0,-20,34 -4,-160,24 2,-330,18 -8,-420,10'),
    limb('0,-280,12 50,-350,9 70,-400,5'),
    limb('-2,-300,12 -56,-370,9 -70,-410,5'),
    outline('-16,-70! -24,-20 -56,8! 60,8! 26,-20 16,-70!'),
  ) +
  fill(
    crown,
    outline(
      '-150,-370 -160,-410 -126,-440 -96,-446 -70,-486 -6,-498 50,-484 84,-460 130,-446 156,-410 140,-372 90,-356 30,-370 -40,-352 -100,-362',
    ),
  ) +
  fill(light, outline('-140,-400 -110,-436 -70,-482 0,-494 46,-480 30,-456 -30,-440 -70,-412'))

const boat = (p: Palette) =>
  fill(p.dark, box(96, -48, 20, 40)) +
  put(64, -22, 0.56, standing(p.roof, p.dark, p.dark, p.wall), -0.56) +
  fill(p.wall, outline('-170,-56! -110,-32 0,-24 120,-34! 110,6 70,20 -70,20 -130,0')) +
  fill(p.roof, outline('-166,-50! -110,-26 0,-16 118,-26! 116,-14! 0,-4 -110,-10'))

/** Radhanagar: a wide white beach between a tall forest and clear water. */
export const islandBeach: Landscape = {
  title: 'White sand between a tall rain forest and a clear turquoise bay',
  views: { dawn: { zoom: 1.04, aside: -10 }, day: {}, dusk: { zoom: 1.06, aside: 24 } },
  draw: (p, time) => {
    const [sand, wet, shallow, sea, deep] = {
      dawn: [inks.paper, inks.sand, inks.reed, inks.lagoon, inks.mauve] as const,
      day: [inks.paper, inks.sand, inks.reed, inks.turquoise, inks.lagoon] as const,
      dusk: [inks.rose, inks.mauve, inks.plum, inks.dusk, inks.midnight] as const,
    }[time]
    return [
      openSky(p, 400, 110),
      moving(0.1, 50, birds(p.dark, '300,126,40 366,156,28 256,170,24'), clouds(p, '80,240,220')),
      layer(
        0.2,
        fill(p.far, ridge('260,420 380,396 480,360 600,330 760,340 900,300 1500,260', 430)),
        fill(deep, 'M-300 410H1500V1200H-300Z'),
        fill(p.near, wood(6, 430, 1500, 420, 56).replace('V1000', 'V424')),
        fill(sand, 'M410 424Q640 412 900 416V440Q640 436 410 424Z'),
      ),
      layer(
        0.3,
        fill(sea, 'M-300 470Q100 456 460 474T900 420L1500 430V1200H-300Z'),
        ripples(p.shine, { seed: 8, top: 440, floor: 700, count: 24, x: 240, spread: 420 }),
      ),
      moving(0.35, 60, put(230, 520, 0.66, boat(p))),
      layer(
        0.5,
        fill(
          shallow,
          outline('900,424! 800,470 600,560 300,640 -300,700! -300,1000! 1500,1000! 1500,430!'),
        ),
        fill(
          p.wall,
          outline(
            '920,426! 830,490 640,592 320,690 -300,760! -300,790! 330,716 660,614 850,510 940,430!',
          ),
        ),
        fill(shallow, outline('930,428! 840,504 650,606 326,706 -300,776! -300,1000! 1500,1000!')),
        fill(
          wet,
          outline('950,430! 870,520 700,640 380,760 -300,860! -300,1000! 1500,1000! 1500,440!'),
        ),
        fill(
          sand,
          outline('960,430! 900,530 760,660 460,800 -300,940! -300,1100! 1500,1100! 1500,440!'),
        ),
      ),
      layer(
        0.6,
        fill(p.front, ridge('940,440 980,380 1060,340 1500,300', 470)),
        fill(
          p.front,
          outline(
            '950,440! 990,380 1060,330 1130,260 1240,210 1500,190! 1500,800! 1300,680 1140,560',
          ),
        ),
        put(980, 456, 0.36, named('tree', tree(p.wallShade, p.near, p.leaf))),
        put(1040, 480, 0.5, again('tree'), -0.5),
        put(1000, 500, 0.62, again('tree')),
        put(1120, 560, 0.86, again('tree'), -0.86),
        put(1170, 720, 1.3, again('tree'), -1.3),
      ),
      layer(
        0.8,
        fill(wet, 'M470 866l200 20l-10 8l-200-18ZM560 838l150 16l-8 6l-146-14Z'),
        put(470, 872, 0.66, standing(p.roof, p.dark, p.dark, p.gold), -0.66),
        put(560, 846, 0.6, standing(p.middle, p.middle, p.dark, p.dark), -0.6),
        line(wet, 6, 'M640 800h-5M690 776h-5M736 752h-5M776 728h-5M812 702h-5'),
      ),
      layer(
        0.95,
        fill(
          p.dark,
          limb('1330,980,80 1190,890,60 1010,872,44 900,880,26 850,866,8'),
          limb('1010,876,22 950,836,14 930,806,5'),
          limb('1120,880,24 1080,830,14 1084,796,5'),
        ),
        fill(p.front, outline('960,930! 1040,890 1160,900 1300,860! 1300,1000! 960,1000!')),
      ),
    ]
  },
}
