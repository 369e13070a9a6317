import { outline } from './brush.ts'
import { box, disc, fill, layer, line, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds } from './sky.ts'

/** A golden bell on round steps under a spire of rings, 640 units tall, its foot at y = 0. */
const chedi = (p: Palette) =>
  fill(
    p.gold,
    box(-170, -40, 340, 40),
    box(-150, -76, 300, 38),
    box(-130, -108, 260, 34),
    box(-116, -136, 232, 30),
    outline(
      '-118,-134! -98,-160 -84,-210 -78,-262 -60,-300 -30,-318 30,-318 60,-300 78,-262 84,-210 98,-160 118,-134!',
    ),
    box(-42, -350, 84, 36),
    outline('-32,-350! -16,-440 -6,-560 0,-640! 6,-560 16,-440 32,-350!'),
  ) +
  fill(
    p.goldShade,
    box(60, -40, 110, 40),
    box(56, -76, 94, 38),
    box(50, -108, 80, 34),
    box(46, -136, 70, 30),
    outline('30,-318! 60,-300 78,-262 84,-210 98,-160 118,-134! 46,-134! 44,-220'),
    box(14, -350, 28, 36),
    ...[-372, -396, -420, -444, -468, -492].map((y, index) =>
      box(-34 + index * 3, y, 68 - index * 6, 9),
    ),
    box(-106, -166, 212, 8),
  ) +
  line(p.goldShade, 4, 'M-170-40H170M-150-76H150M-130-108H130')

/** Stacked roofs: half the width, the eaves and the ridge. */
const roof = (p: Palette, half: number, eaves: number, top: number) => {
  const inner = half * 0.62
  return (
    fill(
      p.leaf,
      `M${-half} ${eaves}Q${-inner - 20} ${(eaves + top) / 2 + 20} ${-inner} ${top}H${inner}Q${inner + 20} ${(eaves + top) / 2 + 20} ${half} ${eaves}Z`,
    ) +
    fill(
      p.roof,
      `M${-half + 26} ${eaves - 10}Q${-inner} ${(eaves + top) / 2 + 20} ${-inner + 18} ${top + 12}H${inner - 18}Q${inner} ${(eaves + top) / 2 + 20} ${half - 26} ${eaves - 10}Z`,
    ) +
    line(
      p.gold,
      7,
      `M${-half - 8} ${eaves}Q${-inner - 24} ${(eaves + top) / 2 + 16} ${-inner} ${top}q-14-20-6-44M${half + 8} ${eaves}Q${inner + 24} ${(eaves + top) / 2 + 16} ${inner} ${top}q14-20 6-44`,
      `M${-half} ${eaves}H${half}`,
    )
  )
}

/** A hall of three roofs under a needle of gold, 560 units tall, its foot at y = 0. */
const hall = (p: Palette, wall: string) =>
  fill(
    p.gold,
    outline('-40,-356! -22,-400 -18,-420 -8,-480 0,-580! 8,-480 18,-420 22,-400 40,-356!'),
  ) +
  fill(
    p.goldShade,
    outline('40,-356! 22,-400 18,-420 8,-480 0,-580! 4,-440 6,-356!'),
    box(-30, -392, 60, 8),
    box(-24, -420, 48, 8),
    box(-16, -452, 32, 7),
  ) +
  roof(p, 120, -290, -360) +
  roof(p, 170, -220, -300) +
  roof(p, 230, -150, -240) +
  fill(wall, box(-190, -150, 380, 150)) +
  fill(
    p.gold,
    polygon('-74,-136 0,-250 74,-136'),
    box(-200, -20, 400, 20),
    ...[-180, -130, -80, 66, 116, 166].map((x) => box(x, -150, 14, 140)),
  ) +
  fill(p.goldShade, polygon('-46,-146 0,-220 46,-146')) +
  fill(
    p.dark,
    ...[-148, -98, 96, 146].map((x) => `M${x - 12} -30v-62q0-10 12-24q12 14 12 24v62Z`),
    'M-34 0v-90q0-16 34-36q34 20 34 36v90Z',
  ) +
  line(p.gold, 8, 'M-80-132L0-258L80-132')

/** A tower like a cob of maize, 470 units tall, its foot at y = 0. */
const prang = (ink: string, shade: string, gold: string) =>
  fill(
    ink,
    box(-96, -60, 192, 60),
    box(-78, -110, 156, 54),
    box(-62, -150, 124, 44),
    outline('-54,-148! -56,-220 -46,-320 -26,-384 0,-404! 26,-384 46,-320 56,-220 54,-148!'),
  ) +
  fill(
    shade,
    box(36, -60, 60, 60),
    box(30, -110, 48, 54),
    box(24, -150, 38, 44),
    outline('0,-404! 26,-384 46,-320 56,-220 54,-148! 22,-148! 24,-260'),
  ) +
  line(shade, 4, 'M-54-180h108M-54-214h108M-54-248h106M-50-282h100M-46-316h92M-38-350h76') +
  fill(gold, 'M-3-400h6v-70h-6Z') +
  line(gold, 4, 'M-14-430q0-20 14-20q14 0 14 20')

/** A monk under an umbrella, 120 units tall. */
const monk = (p: Palette, robe: string) =>
  fill(robe, outline('-18,-4! -20,-60 -16,-92 0,-100 16,-92 22,-60 18,-4!')) +
  fill(p.dark, 'M-12-6h10v8h-14ZM4-6h10v8h-12Z', box(11, -164, 5, 104)) +
  disc(p.dark, 0, -110, 12) +
  fill(p.gold, 'M-40-136q6-38 54-42q48 4 54 42q-54-14-108 0Z')

/** Bangkok: roofs in tiers, a golden bell and a tower behind a white wall. */
export const gildedSpires: Landscape = {
  title: 'Tiered roofs, a golden chedi and a tall prang behind a white palace wall',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: -24 } },
  draw: (p, time) => {
    const white = time === 'dusk' ? inks.rose : p.wall
    const shade = time === 'dusk' ? inks.mauve : p.wallShade
    const merlon = 'q0-26 14-40q14 14 14 40Z'
    return [
      openSky(p, 620, 120),
      moving(0.1, 50, birds(p.dark, '560,120,44 630,156,30 514,170,26')),
      layer(0.2, fill(p.far, wood(15, -300, 1500, 700, 80))),
      layer(
        0.3,
        put(1120, 730, 1, prang(p.middle, p.near, p.gold)),
        put(60, 730, 0.7, prang(p.middle, p.near, p.gold)),
      ),
      layer(0.4, put(310, 720, 0.98, chedi(p)), put(790, 730, 1.06, hall(p, shade))),
      layer(0.46, fill(p.near, wood(22, -300, 1500, 740, 60))),
      layer(
        0.55,
        fill(
          white,
          box(-300, 716, 1800, 80),
          ...Array.from({ length: 64 }, (_, index) => `M${-300 + index * 28} 718${merlon}`),
        ),
        fill(shade, box(-300, 738, 1800, 6), box(-300, 784, 1800, 14)),
      ),
      layer(
        0.8,
        fill(p.leaf, 'M-300 796H1500V1200H-300Z'),
        fill(p.sand, 'M-300 830Q600 812 1500 830V880Q600 858-300 880Z'),
      ),
      moving(
        0.9,
        60,
        put(520, 858, 0.84, monk(p, p.roof)),
        put(404, 862, 0.84, monk(p, p.stoneShade)),
        put(290, 866, 0.84, monk(p, p.roof)),
      ),
    ]
  },
}
