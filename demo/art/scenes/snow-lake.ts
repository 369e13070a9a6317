import { limb, outline, ridge } from './brush.ts'
import { disc, fill, inTurn, layer, line, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { yak } from './yak.ts'

/** A tall prayer flag of Sikkim, 360 units tall. */
const banner = (pole: string, cloth: string, print: string) =>
  fill(pole, limb('0,10,9 0,-360,6')) +
  fill(cloth, outline('4,-350! 46,-340 60,-352! 56,-250 64,-160 54,-70 58,-56! 30,-62 4,-50!')) +
  line(print, 3, 'M16-310h28M16-280h30M16-250h28M16-220h32M16-190h30M16-160h30M16-130h28M16-100h26')

/** A rider, facing right, the saddle at 0, 0. */
const rider = (p: Palette) =>
  fill(p.middle, limb('-4,-10,38 34,8,32 30,62,22 40,78,18')) +
  fill(p.roof, outline('-28,4! -32,-50 -22,-92 6,-98 24,-84 22,-40 20,4!')) +
  fill(p.dark, limb('6,-84,22 32,-56,18 58,-44,13')) +
  disc(p.dark, 2, -118, 20) +
  fill(p.gold, 'M-20-118q-2-28 22-28q24 0 22 24q-20-8-44 4Z')

/** Tsomgo: the lake in its bowl of snow, tall prayer flags, a ride on a yak. */
export const snowLake: Landscape = {
  title: 'A rider on a yak in the snow by a round lake, tall prayer flags beside it',
  views: { dawn: { zoom: 1.03, mirrored: true }, day: {}, dusk: { zoom: 1.06, aside: 16 } },
  draw: (p, time) => {
    const lake = time === 'dusk' ? inks.midnight : time === 'dawn' ? inks.slate : inks.indigo
    const deep = time === 'dusk' ? inks.dusk : time === 'dawn' ? inks.pewter : inks.lagoon
    const snow = time === 'dusk' ? inks.haze : inks.paper
    const shade = time === 'dusk' ? inks.shale : time === 'dawn' ? inks.rose : inks.haze
    const rock = time === 'dusk' ? inks.plum : time === 'dawn' ? inks.mauve : inks.slate
    const range = { ...p, snow, snowShade: shade }
    const cloths = [inks.indigo, inks.tiger, inks.marigold, inks.fern] as const
    return [
      plainSky(time === 'day' ? inks.turquoise : p.sky, [
        240,
        time === 'day' ? inks.mist : p.rings[0]!,
      ]),
      layer(0.14, snowRange(range, '640,150,330 330,210,300 960,190,320', 520)),
      layer(
        0.22,
        fill(rock, polygon('-300,120 -60,190 60,170 190,290 250,300 400,440 520,520 -300,560')),
        fill(rock, polygon('1500,90 1290,180 1180,160 1060,290 980,310 880,430 740,520 1500,560')),
        fill(
          snow,
          polygon('-300,120 -60,190 60,170 190,290 120,300 80,360 30,300 -20,400 -90,310 -300,420'),
        ),
        fill(
          snow,
          polygon(
            '1500,90 1290,180 1180,160 1060,290 1120,300 1150,370 1200,290 1260,400 1320,300 1500,420',
          ),
        ),
        fill(snow, polygon('250,300 400,440 520,520 300,520 330,460 270,430 280,370')),
        fill(snow, polygon('980,310 880,430 740,520 960,520 920,460 980,430 960,370')),
      ),
      layer(
        0.36,
        fill(snow, ridge('-300,500 0,506 300,490 600,500 900,490 1200,506 1500,500')),
        fill(shade, outline('60,600 240,536 600,514 960,534 1150,600 980,680 600,712 220,684')),
        fill(lake, outline('90,604 260,548 600,526 940,546 1120,604 960,672 600,700 240,676')),
        fill(deep, outline('170,640 400,622 700,628 1030,640 900,676 600,690 320,682')),
        line(snow, 5, 'M330 580h130M560 560h90M720 596h160M480 612h60M900 610h80'),
        fill(shade, polygon('330,548 430,600 520,560 640,640 730,560 810,600 880,546 600,530')),
      ),
      layer(
        0.6,
        fill(snow, ridge('-300,720 0,690 240,716 520,736 800,720 1040,690 1260,700 1500,690')),
        fill(
          shade,
          outline('-300,780! 0,752 260,790 560,800 860,770! 1000,820 700,860 300,850 -300,880!'),
        ),
      ),
      layer(
        0.8,
        ...[20, 112, 208, 310].map((x, index) =>
          put(x, 800 + index * 16, 1.02 + index * 0.1, banner(p.dark, inTurn(index, cloths), rock)),
        ),
        put(880, 850, 1.0, yak(p), -1.0),
        put(882, 604, 1, rider(p), -1),
      ),
      layer(
        0.95,
        fill(snow, ridge('-300,846 0,856 240,872 480,866 800,880 1100,860 1500,870')),
        fill(
          rock,
          outline('520,900! 546,866 596,862 630,900!'),
          outline('1130,900! 1150,850 1200,846 1240,900!'),
        ),
        fill(
          snow,
          outline('548,872! 566,850 600,856 608,872!'),
          outline('1150,858! 1170,832 1204,840 1214,860!'),
        ),
      ),
    ]
  },
}
