import { limb, outline, ridge } from './brush.ts'
import { again, fill, layer, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import { langur } from './langur.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
import { ripples } from './water.ts'

/** A raft with four paddlers, 60 units tall above the water at y = 0. */
const raft = (p: Palette) =>
  [-60, -20, 24, 64]
    .map((x, index) => put(x, -12, 0.5, paddler(p, index % 2 ? p.gold : p.wall)))
    .join('') +
  fill(p.roof, outline('-130,-30! -104,-16 0,-14 104,-16 130,-30! 136,-8 110,12 -110,12 -136,-8'))

const paddler = (p: Palette, vest: string) =>
  fill(vest, outline('-24,0! -24,-44 -10,-58 12,-58 24,-44 24,0!')) +
  fill(
    p.dark,
    limb('16,-46,12 44,-26,10'),
    'M-16-76a16 16 0 1 1 32 0a16 16 0 1 1-32 0Z',
    limb('48,-70,6 34,40,6'),
  ) +
  fill(p.roof, 'M-18-80a18 17 0 0 1 36 0Z')

/** Leaves at the end of a twig, 'x,y,lean'. */
const leaves = (list: string) =>
  list
    .split(' ')
    .map((leaf) => {
      const [x = 0, y = 0, lean = 0] = leaf.split(',').map(Number)
      return `M${x} ${y}q${30 + lean} ${-6} ${34 + lean} 54q${-40 - lean} ${-2} ${-34 - lean}-54Z`
    })
    .join('')

/** Manas: golden langurs over the river, with the hills of Bhutan. */
export const riverLangurs: Landscape = {
  title: 'Golden langurs on a branch above a clear river, a raft below, hills behind',
  views: { dawn: { zoom: 1.02, mirrored: true }, day: {}, dusk: { zoom: 1.05, aside: 16 } },
  draw: (p, time) => {
    const water = time === 'dusk' ? inks.shale : time === 'dawn' ? inks.haze : inks.turquoise
    const [fur, shade, pale] =
      time === 'dusk' ? [inks.rose, inks.mauve, inks.peach] : [inks.marigold, inks.amber, inks.sand]
    const [blue, deep] = time === 'dusk' ? [inks.mauve, inks.plum] : [inks.haze, inks.indigo]
    const bark = time === 'dusk' ? inks.night : inks.jungle
    return [
      plainSky(time === 'day' ? inks.mist : p.sky, [420, p.rings[0]!]),
      layer(
        0.15,
        fill(
          blue,
          ridge(
            '-300,500 -80,430 100,470 300,370 460,440 640,340 840,450 1040,370 1260,460 1500,400',
          ),
        ),
        fill(
          deep,
          ridge('-300,560 0,500 220,540 420,490 640,550 820,500 1040,548 1260,500 1500,540'),
        ),
      ),
      layer(
        0.3,
        fill(p.near, wood(11, -300, 1500, 606, 60)),
        fill(p.leaf, ridge('-300,616 0,610 500,618 900,608 1500,616')),
        fill(water, 'M-300 630H1500V1200H-300Z'),
        fill(
          p.wall,
          outline('-300,660! 0,648 240,664 420,692 260,712 -300,724!'),
          outline('1500,690! 1200,700 900,730 760,756 980,770 1500,776!'),
        ),
        ripples(p.shine, { seed: 7, top: 650, floor: 880, count: 18, x: 560, spread: 560 }),
      ),
      moving(0.5, 70, put(520, 800, 1, raft(p))),
      layer(0.6, fill(p.near, wood(5, -300, 130, 930, 110), wood(9, 900, 1500, 930, 110))),
      layer(
        0.85,
        fill(
          bark,
          outline(
            '1500,-100! 1220,-60 1130,60 1110,200 1080,300 1110,420 1150,560 1160,760 1130,1000! 1500,1000!',
          ),
          limb('1160,330,96 960,372,64 700,386,50 420,372,38 180,330,24 20,290,9'),
          limb('420,374,26 300,430,18 210,440,8'),
          limb('760,380,30 820,300,20 850,210,8'),
        ),
        fill(
          p.leaf,
          leaves(
            '30,276,20 80,290,40 -20,240,30 150,316,10 200,430,30 250,440,50 840,190,40 800,220,-60 860,240,60 30,200,40',
          ),
          wood(17, 600, 1500, -40, 150).replace('V1000', 'V-200'),
        ),
        fill(
          p.near,
          outline(
            '-300,-100! -300,150 -60,190 40,130 130,150 220,80 330,90 400,10 480,-20! 480,-100!',
          ),
          outline('700,-100! 760,20 860,40 920,110 1020,120 1100,190 1500,200! 1500,-100!'),
        ),
        fill(
          p.leaf,
          outline('-300,-100! -300,70 -40,110 60,60 180,60 260,0 340,-40! 340,-100!'),
          outline('900,-100! 960,20 1060,40 1140,110 1500,120! 1500,-100!'),
        ),
      ),
      layer(
        0.9,
        put(420, 358, 1.16, named('langur', langur(fur, shade, pale, inks.night))),
        put(686, 366, 1.02, again('langur'), -1.02),
        put(900, 352, 0.62, again('langur'), -0.62),
      ),
    ]
  },
}
