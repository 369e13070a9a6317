import { limb, outline, ridge } from './brush.ts'
import { chorten } from './chorten.ts'
import { fill, layer, line, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { prayerFlags } from './monastery.ts'
import type { Palette, Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { ripples } from './water.ts'
import { yak } from './yak.ts'

/** Sky, and the lake's bands from the far shore to the near, by light. */
const WATER: Record<Time, { sky: string; low: string; bands: readonly string[] }> = {
  dawn: { sky: inks.peach, low: inks.sand, bands: [inks.slate, inks.pewter, inks.haze] },
  day: { sky: inks.haze, low: inks.mist, bands: [inks.indigo, inks.lagoon, inks.turquoise] },
  dusk: { sky: inks.dusk, low: inks.plum, bands: [inks.midnight, inks.shale, inks.indigo] },
}

/** Bare mountains lit from the left: 'x,y,half' above the water's edge. */
const bare = (lit: string, shade: string, list: string) =>
  list
    .split(' ')
    .map((mountain) => {
      const [x = 0, y = 0, half = 0] = mountain.split(',').map(Number)
      const at = (out: number, down: number) =>
        `${Math.round(x + half * out)},${Math.round(y + (520 - y) * down)}`
      return (
        fill(
          lit,
          polygon(
            `${at(-1, 1)} ${at(-0.66, 0.6)} ${at(-0.34, 0.36)} ${x},${y} ${at(0.36, 0.3)} ${at(0.7, 0.62)} ${at(1, 1)}`,
          ),
        ) +
        fill(
          shade,
          polygon(
            `${x},${y} ${at(0.36, 0.3)} ${at(0.7, 0.62)} ${at(1, 1)} ${at(0.56, 1)} ${at(0.4, 0.72)} ${at(0.24, 1)} ${at(0.16, 0.56)} ${at(0.02, 0.34)}`,
          ),
          polygon(
            `${at(-0.34, 0.36)} ${at(-0.2, 0.6)} ${at(-0.28, 1)} ${at(-0.44, 1)} ${at(-0.4, 0.66)}`,
          ),
          polygon(
            `${at(-0.66, 0.6)} ${at(-0.6, 0.8)} ${at(-0.64, 1)} ${at(-0.76, 1)} ${at(-0.7, 0.8)}`,
          ),
        )
      )
    })
    .join('')

const snowCaps = (p: Palette, caps: string) => fill(p.snow, ...caps.split(';').map(polygon))

/** Ladakh: the lake in its bands of blue between bare mountains, a yak and a shrine on its shore. */
export const highLake: Landscape = {
  title: 'A yak and a white shrine by a lake in bands of blue between bare mountains',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: 20 } },
  draw: (p, time) => {
    const { sky, low, bands } = WATER[time]
    const [lit, shade] =
      time === 'day'
        ? [inks.amber, inks.rust]
        : time === 'dusk'
          ? [inks.mauve, inks.plum]
          : [p.stone, p.stoneShade]
    const [farLit, farShade] = time === 'dusk' ? [inks.ember, inks.plum] : [inks.rose, inks.mauve]
    return [
      plainSky(sky, [300, low]),
      layer(
        0.12,
        bare(farLit, farShade, '560,250,330 820,280,300 330,300,280'),
        snowCaps(
          p,
          '560,250 679,331 620,340 600,310 572,334 540,312 500,320 448,347;820,280 928,352 870,350 846,330 810,354 780,330 718,366',
        ),
      ),
      layer(0.2, bare(lit, shade, '1080,220,380 60,250,360 1330,280,300 -240,230,340')),
      layer(
        0.36,
        ...bands.map((ink, index) =>
          fill(
            ink,
            ridge(
              `-300,${508 + index * 62} 200,${512 + index * 66} 700,${504 + index * 70} 1500,${510 + index * 52}`,
              1200,
            ),
          ),
        ),
        ripples(p.shine, { seed: 9, top: 520, floor: 700, count: 14, x: 640, spread: 560 }),
        line(low, 5, 'M-300 520H300M420 516H900M1000 520H1500'),
      ),
      layer(
        0.7,
        fill(p.wall, ridge('-300,748 0,728 240,752 480,776 760,770 980,736 1240,700 1500,690')),
        fill(p.sand, ridge('-300,764 0,746 240,770 480,792 760,786 980,752 1240,716 1500,706')),
        fill(
          p.sandShade,
          outline('480,792! 760,786 980,752 1240,716 1500,706! 1500,1000! 620,1000! 640,900'),
        ),
      ),
      layer(
        0.85,
        prayerFlags(p, 316, 440, 620, 590, 60),
        fill(p.dark, limb('620,586,7 620,792,10')),
        prayerFlags(p, 316, 440, -80, 560, 56),
        put(316, 858, 1.06, chorten(p)),
        put(900, 852, 1.16, yak(p), -1.16),
      ),
      layer(
        0.95,
        fill(
          p.stoneShade,
          outline('60,910! 92,868 150,862 196,910!'),
          outline('1090,920! 1116,864 1180,858 1230,920!'),
        ),
        fill(
          p.wall,
          outline('92,872! 112,846 142,850 152,868!'),
          outline('1122,866! 1144,838 1178,860!'),
        ),
      ),
    ]
  },
}
