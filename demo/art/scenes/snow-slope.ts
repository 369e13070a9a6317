import { limb, outline, ridge } from './brush.ts'
import { disc, fill, layer, line, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { deodar } from './plants.ts'
import { clouds, sky } from './sky.ts'

/** A paraglider with its pilot, 300 units wide. */
const paraglider = (p: Palette) =>
  line(p.dark, 2, 'M0-10L-130-196M0-10L-60-222M0-10L60-222M0-10L130-196') +
  fill(p.roof, outline('-156,-180! -120,-236 0,-270 120,-236 156,-180! 80,-214 0,-222 -80,-214')) +
  fill(p.gold, 'M-52-262Q0-274 52-262L46-218Q0-226-46-218Z') +
  fill(p.dark, outline('-30,-26! -20,-8 20,2 44,-2! 40,20 0,28 -34,14 -44,-12')) +
  fill(p.dark, limb('6,6,24 52,2,20 84,26,14'), limb('76,24,12 100,22,12')) +
  fill(
    p.roof,
    limb('-8,-44,36 0,4,34'),
    limb('-14,-52,13 -40,-80,11 -34,-112,9'),
    limb('8,-52,13 34,-78,11 32,-112,9'),
  ) +
  disc(p.gold, -4, -82, 17)

/** A skier going right, about 190 units tall. */
const skier = (p: Palette) =>
  line(p.dark, 9, 'M-96-14L110 34Q126 36 132 26') +
  line(p.dark, 6, 'M40-92L-30 6M60-84L90 20') +
  fill(p.dark, limb('-26,-84,36 30,-56,30 0,6,26')) +
  fill(p.roof, limb('-30,-90,46 4,-130,46 20,-142,36'), limb('6,-134,26 46,-104,20 62,-88,16')) +
  disc(p.dark, 36, -168, 19) +
  fill(p.gold, 'M14-172q6-22 28-18q16 4 16 16q-22-8-44 2Z')

/** Solang: skiers and a paraglider over a snow valley with deodars. */
export const snowSlope: Landscape = {
  title: 'A skier and a paraglider in a snow valley among deodars',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(inks.haze, [360, inks.mist])]
      : sky(p, { x: 340, y: 320, radius: 150 })),
    layer(0.1, clouds(p, '640,150,220')),
    layer(0.2, snowRange(p, '40,300,360 1180,260,380 360,360,280 930,330,280 640,220,330', 680)),
    layer(
      0.3,
      fill(
        p.middle,
        ...[-20, 30, 84, 140, 200, 260, 320, 380, 840, 900, 960, 1016, 1070, 1130, 1190, 1240].map(
          (x, index) => deodar(x, 640, 110 + ((index * 29) % 60), 5),
        ),
      ),
    ),
    layer(
      0.4,
      fill(p.snow, ridge('-300,600 0,610 260,640 520,690 760,680 1000,630 1240,610 1500,600')),
      fill(
        p.snowShade,
        ridge('-300,740 100,730 400,700 620,690! 540,760 700,800 1000,1000 -300,1000'),
      ),
    ),
    moving(0.45, 60, put(800, 420, 0.94, paraglider(p))),
    layer(
      0.6,
      fill(p.near, deodar(170, 760, 330, 6), deodar(300, 740, 230, 6), deodar(1050, 740, 300, 6)),
      fill(p.snow, ridge('-300,770 -40,744 200,750 480,800 760,880 1000,960 1200,1000', 1200)),
    ),
    moving(0.8, 120, put(520, 800, 1.06, skier(p))),
    layer(
      0.95,
      fill(p.front, deodar(60, 930, 600, 8), deodar(1140, 900, 520, 8)),
      fill(
        p.snow,
        ridge('720,1000 900,900 1040,870 1200,860 1500,850'),
        outline('-300,900! 60,880 160,920 200,1000! -300,1000!'),
      ),
      fill(
        p.snow,
        outline('30,470! 60,340! 92,470! 60,450'),
        outline('1110,520! 1140,400! 1170,520! 1140,500'),
      ),
      line(p.snowShade, 6, 'M380 876Q470 830 500 812'),
    ),
  ],
}
