import { limb, outline, ridge, trace } from './brush.ts'
import { again, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { birds, clouds } from './sky.ts'
import { tahr } from './tahr.ts'

interface Hill {
  x: number
  top: number
  half: number
  /** Sideways offset of the crest, as a fraction of `half`. */
  lean?: number
}

/** A hill with rows of tea bushes, wider apart towards the viewer. */
function teaHill({ x, top, half, lean = 0 }: Hill, cushion: string, gap: string): string {
  const row = (down: number) =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1]
      .map((out) => {
        const aside = out + lean * (1 - Math.abs(out))
        return `${Math.round(x + half * aside)},${Math.round(top + half * (down + 0.9 * out * out))}`
      })
      .join(' ')
  const rows = Array.from({ length: 7 }, (_, index) =>
    trace(row(0.07 + 0.06 * index + 0.012 * index * index)),
  )
  return fill(cushion, ridge(row(0), 1100)) + line(gap, 6, ...rows)
}

/** A silver oak, 210 units tall. */
const oak = (ink: string) =>
  fill(ink, limb('0,4,9 0,-120,6'), outline('-24,-92 -28,-150 0,-214 28,-150 24,-92 0,-78'))

/** A tea picker, 100 units tall above the bushes. */
const picker = (p: Palette, robe: string, bush: string) =>
  fill(p.wall, outline('-34,-2! -42,-34 -30,-58 -14,-58! -8,-2!')) +
  fill(robe, outline('-18,0! -18,-44 -8,-62 10,-62 18,-44 20,0!')) +
  fill(p.dark, limb('12,-52,12 34,-30,10 44,-12,8')) +
  fill(p.dark, 'M-11-78a13 13 0 1 1 26 0a13 13 0 1 1-26 0Z') +
  fill(bush, 'M-60 8q4-26 30-22q20-14 40 0q22-10 44 6q20 0 20 20Z') +
  fill(p.wall, 'M-16-74q-2-24 18-24q17 0 16 18q-16-8-34 6Z')

/** Munnar: round tea hills below the bare highest mountain, a tahr on its rock. */
export const teaValley: Landscape = {
  title: 'A tahr on its rock above round hills of tea, pickers in the rows, a bare dome behind',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: -18 } },
  draw: (p, time) => {
    const mist = { ...p, cloud: time === 'dusk' ? p.far : p.cloud }
    const rock = time === 'dusk' ? inks.shale : inks.slate
    const [bright, deep] = time === 'day' ? [p.leaf, p.near] : [inks.fern, inks.sal]
    const gap = time === 'day' ? inks.sal : inks.jungle
    const coat = time === 'dusk' ? inks.night : inks.ink
    return [
      openSky(p, 430, 120),
      moving(0.1, 50, birds(p.dark, '330,150,44 400,186,30')),
      layer(
        0.15,
        fill(
          time === 'dusk' ? inks.mauve : p.far,
          ridge(
            '-300,420 -120,350 60,330 200,240 330,206 450,226 560,320 700,370 900,330 1100,360 1500,320',
          ),
        ),
      ),
      layer(
        0.24,
        fill(p.middle, ridge('-300,470 0,430 200,452 420,400 640,440 900,400 1160,440 1500,410')),
        clouds(mist, '-60,440,280 560,424,220 900,452,300'),
      ),
      layer(
        0.36,
        teaHill({ x: 940, top: 452, half: 400 }, deep, gap),
        put(850, 470, 0.5, named('oak', oak(p.front))),
        put(1060, 478, 0.54, again('oak')),
        teaHill({ x: 120, top: 470, half: 420, lean: 0.1 }, deep, gap),
        put(60, 484, 0.5, again('oak')),
        put(250, 492, 0.56, again('oak')),
      ),
      layer(
        0.5,
        teaHill({ x: 560, top: 530, half: 420 }, bright, gap),
        line(p.sand, 15, 'M470 1000Q640 860 500 780T560 640Q600 590 540 552'),
        put(430, 556, 0.66, again('oak')),
        put(690, 560, 0.7, again('oak')),
      ),
      layer(
        0.66,
        teaHill({ x: 110, top: 640, half: 520 }, deep, gap),
        put(280, 700, 0.86, picker(p, p.roof, deep)),
        put(390, 756, 0.96, picker(p, p.gold, deep)),
        put(60, 662, 0.9, again('oak')),
      ),
      layer(
        0.9,
        fill(
          rock,
          outline(
            '560,1000! 640,900 690,862 780,842 900,800 1040,806 1160,830 1300,820 1500,1000!',
          ),
        ),
        fill(
          p.hide,
          outline('690,862! 780,842 900,800 1040,806 1160,830! 1060,850 940,840 820,880!'),
        ),
        put(930, 836, 1.5, tahr(coat, rock, p.hide, inks.night), -1.5),
        fill(
          gap,
          outline('520,1000! 560,930 640,910 720,950 780,1000!'),
          outline('1080,1000! 1120,900 1210,880 1300,1000!'),
        ),
      ),
    ]
  },
}
