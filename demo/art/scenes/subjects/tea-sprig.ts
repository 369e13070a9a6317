import { outline, ridge } from '../brush.ts'
import { fill, layer, line, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import type { Palette } from '../palette.ts'

const leaf = (ink: string, shade: string) =>
  fill(ink, outline('0,0! 40,-70 130,-120 250,-130 350,-90! 300,-20 200,30 90,30')) +
  fill(shade, outline('0,0! 120,-50 240,-80 350,-90! 300,-20 200,30 90,30')) +
  line(
    inks.reed,
    4,
    'M0 0Q160-60 340-90M90-40L120-96M160-58L196-112M230-74L270-112M100-36L150 8M180-60L230-10',
  )

const cup = (p: Palette) =>
  fill(p.wallShade, outline('-260,60! -180,100 180,100 260,60! 180,130 -180,130')) +
  fill(p.wall, 'M-270 54a270 50 0 1 1 540 0a270 50 0 1 1-540 0Z') +
  fill(p.wallShade, 'M-150 56a150 22 0 1 1 300 0a150 22 0 1 1-300 0Z') +
  line(p.wall, 26, 'M160-110Q270-130 260-50T140 10') +
  fill(p.wall, outline('-180,-150! -170,-40 -120,40 -70,60 70,60 120,40 170,-40 180,-150!')) +
  fill(p.wallShade, outline('90,-150! 90,-40 60,40 40,60! 70,60 120,40 170,-40 180,-150!')) +
  fill(inks.sand, 'M-180-150a180 44 0 1 1 360 0a180 44 0 1 1-360 0Z') +
  fill(inks.amber, 'M-160-148a160 34 0 1 1 320 0a160 34 0 1 1-320 0Z') +
  fill(inks.rust, 'M-160-148a160 34 0 0 1 320 0q-160-30-320 0Z') +
  line(inks.marigold, 6, 'M-176-100Q0-60 176-100')

export const teaSprig: Landscape = {
  title: 'Two leaves and a bud beside a cup of tea, the tea hills behind',
  ...closeUp,
  draw: (p) => [
    openSky(p, 320, 110),
    layer(0.2, fill(p.far, ridge('-300,360 0,280 260,340 520,240 800,330 1060,260 1500,330'))),
    layer(
      0.3,
      fill(p.middle, ridge('-300,480 0,430 300,400 600,470 900,420 1200,390 1500,420')),
      line(
        p.near,
        10,
        ...[0, 1, 2, 3, 4].map(
          (row) =>
            `M-100 ${480 + row * 46}Q260 ${420 + row * 46} 600 ${500 + row * 46}T1300 ${440 + row * 46}`,
        ),
      ),
    ),
    layer(
      0.5,
      fill(p.stoneShade, 'M-300 660H1500V1200H-300Z'),
      line(p.roof, 6, 'M-300 740H1500M-300 840H1500'),
    ),
    layer(
      0.7,
      put(350, 720, 1.06, cup(p)),
      line(p.wall, 10, 'M290 500q-30-50 0-100t0-100M400 500q-30-50 0-100t0-90'),
      line(inks.fern, 18, 'M1010 900Q960 700 900 560Q880 470 890 380'),
      put(930, 640, 1, leaf(inks.leaf, inks.fern)),
      put(900, 560, 1, leaf(inks.leaf, inks.fern), -1),
      `<g transform="rotate(-52 890 420)">${put(890, 440, 0.62, leaf(inks.reed, inks.leaf))}</g>`,
      fill(inks.reed, outline('884,410! 850,330 870,240 906,180! 930,270 920,350 896,410!')),
      fill(inks.leaf, outline('896,410! 906,300 906,180! 930,270 920,350')),
    ),
  ],
}
