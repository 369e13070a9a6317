import { outline, ridge } from './brush.ts'
import { box, disc, fill, layer, line, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { prayerFlags } from './monastery.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { standing } from './people.ts'
import { clouds, sky } from './sky.ts'

/** A lit tent, 280 units wide, on y = 0. */
const tent = (p: Palette, cloth: string, light: string) =>
  line(p.dark, 3, 'M-60-130L-196 4M60-130L196 4') +
  fill(cloth, outline('-150,0! -110,-80 -40,-146! 40,-146! 110,-80 150,0!')) +
  fill(light, outline('-64,0! -40,-80 0,-140! 40,-80 64,0!')) +
  fill(cloth, polygon('-8,-136 0,-140 8,-136 34,0 -4,0')) +
  line(p.dark, 5, 'M-40-146Q0-156 40-146')

const trekker = (p: Palette, coat: string, pack: string) =>
  fill(pack, outline('-56,-150! -24,-156! -20,-84! -52,-82!')) +
  fill(p.gold, box(-60, -166, 40, 14)) +
  standing(coat, p.dark, p.dark, p.roof) +
  line(p.dark, 6, 'M46-106L62 0')

/** The Himalayas: lit tents below a great peak. */
export const snowCamp: Landscape = {
  title: 'Tents with their lights on below a great peak of the Himalayas',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: { zoom: 1.03 }, dusk: {} },
  draw: (p, time) => {
    const night = time === 'dusk'
    const light = night ? { ...p, sky: inks.midnight, rings: [], sun: inks.peach } : p
    const snow = night ? { ...p, snow: inks.mist, snowShade: inks.shale } : p
    const [field, fieldShade] = night ? [inks.pewter, inks.shale] : [p.snow, p.snowShade]
    return [
      ...sky(light, night ? { x: 830, y: 330, radius: 44 } : { x: 900, y: 200, radius: 80 }),
      layer(
        0.1,
        night
          ? '330,330 250,270 430,250 120,300 1000,270 1090,350 930,400 60,400 760,220 180,390 520,300'
              .split(' ')
              .map((at) => disc(inks.peach, Number(at.split(',')[0]), Number(at.split(',')[1]), 3))
              .join('')
          : clouds(p, '180,300,220'),
      ),
      layer(
        0.2,
        snowRange(snow, '60,430,330 1140,420,340 330,480,220 870,470,240 600,330,420', 760),
      ),
      layer(
        0.3,
        fill(
          night ? inks.dusk : p.middle,
          ridge(
            '-300,640 -40,600 160,660 330,690 520,680 700,700 900,660 1080,600 1240,640 1500,620',
          ),
        ),
      ),
      layer(
        0.5,
        fill(fieldShade, ridge('-300,720 0,690 240,720 480,750 720,730 960,700 1200,720 1500,700')),
        prayerFlags(p, 300, 560, 900, 560, 60),
        fill(p.dark, box(296, 552, 7, 190), box(898, 552, 7, 190)),
      ),
      layer(
        0.7,
        put(800, 786, 0.7, tent(p, p.leaf, night ? inks.peach : p.gold)),
        put(390, 790, 0.74, tent(p, p.stone, night ? inks.peach : p.wall)),
        fill(field, ridge('-300,800 -40,770 200,780 420,796 700,790 900,782 1180,750 1500,760')),
        put(600, 832, 1.06, tent(p, p.roof, p.gold)),
        put(800, 846, 0.56, trekker(p, p.roof, p.gold)),
        put(870, 842, 0.52, trekker(p, p.leaf, p.roof)),
      ),
      layer(
        0.95,
        fill(fieldShade, ridge('-300,850 0,840 240,860 480,890 800,884 1000,860 1500,830')),
        fill(
          p.front,
          outline('40,920! 70,840 150,810 210,850 250,920!'),
          outline('980,920! 1010,850 1090,800 1180,830 1230,920!'),
        ),
        fill(
          field,
          outline('76,838! 100,812 150,804 190,834 140,830'),
          outline('1016,846! 1050,806 1100,796 1160,820 1090,822'),
        ),
      ),
    ]
  },
}
