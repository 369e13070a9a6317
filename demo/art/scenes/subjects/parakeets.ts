import { limb, outline } from '../brush.ts'
import { box, disc, fill, layer, line, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { arch } from '../domes.ts'
import type { Palette } from '../palette.ts'

/** A parakeet, facing right, its feet at 0, 0. */
const bird = (collar: string) =>
  fill(inks.fern, limb('-20,-30,44 -60,50,24 -110,170,8')) +
  fill(
    inks.leaf,
    outline('-40,-20 -50,-80 -30,-140 -20,-190 10,-222 48,-218 66,-190 58,-150 60,-90 40,-30 0,6'),
  ) +
  fill(inks.fern, outline('-44,-30! -50,-90 -24,-140! 10,-100 10,-40 -30,30!')) +
  fill(collar, outline('-22,-176! 4,-160 40,-156 62,-166! 60,-152 30,-142 -6,-146 -26,-160')) +
  fill(inks.ember, outline('56,-206! 88,-206 96,-178 84,-154! 80,-174 58,-176')) +
  disc(inks.marigold, 40, -194, 10) +
  disc(inks.ink, 40, -194, 6) +
  line(inks.rose, 9, 'M0-6V6M22-12V6')

const screen = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 7 }, (_, column) => {
    const [x, y] = [column * 46 + (row % 2) * 23 - 150, row * 44 - 330]
    return polygon(`${x},${y - 18} ${x + 17},${y} ${x},${y + 18} ${x - 17},${y}`)
  }).join(''),
)

const kiosk = (p: Palette) =>
  fill(p.stoneShade, box(-240, -560, 480, 620)) +
  fill(
    p.stone,
    'M-300-560Q-200-590-170-680Q-90-760 0-770Q90-760 170-680Q200-590 300-560Z',
    box(-4, -830, 8, 70),
    round(0, -786, 16),
  ) +
  fill(p.stoneShade, box(-310, -566, 620, 18)) +
  line(p.stoneShade, 5, 'M-90-572Q-80-690 0-766M90-572Q80-690 0-766M0-572V-766') +
  fill(p.stone, box(-230, -540, 50, 560), box(180, -540, 50, 560)) +
  fill(p.lamp, arch(0, 0, 330, 520)) +
  fill(p.stone, ...screen) +
  fill(p.stone, 'M-180-540H180V-300Q170-440 0-500Q-170-440-180-300Z') +
  fill(
    p.stone,
    'M-290 0H290L270 50H-270Z',
    'M-240 60H240L190 120H-190Z',
    'M-170 130H170L120 180H-120Z',
  ) +
  fill(p.stoneShade, box(-270, 44, 540, 14), box(-190, 116, 380, 12)) +
  line(p.stoneShade, 5, ...[-200, -120, -40, 40, 120, 200].map((x) => `M${x} 12l30 14l30-14`))

export const parakeets: Landscape = {
  title: 'Two parakeets on the ledge of a carved stone window',
  ...closeUp,
  draw: (p, time) => [
    plainSky(p.sky),
    layer(
      0.3,
      fill(time === 'dusk' ? inks.plum : p.sand, 'M-300-300H1500V1200H-300Z'),
      line(
        p.sandShade,
        4,
        ...[90, 240, 390, 540, 690, 840].map((y) => `M-300 ${y}H1500`),
        ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
          [60, 330, 960, 1180].map((x) => `M${x + (row % 2) * 90} ${row * 150 - 60}v150`),
        ),
      ),
    ),
    layer(0.6, put(600, 700, 0.82, kiosk(p))),
    layer(0.75, put(460, 700, 1.04, bird(inks.rose)), put(744, 700, 0.96, bird(inks.leaf), -1.02)),
  ],
}
