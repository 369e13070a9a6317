import { outline } from '../brush.ts'
import { again, box, fill, layer, line, named, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { wood } from '../plants.ts'
import { snowRange } from '../mountains.ts'

/** A prayer wheel, 380 units tall, its middle at 0, 0. */
const wheel = (body: string, shade: string) =>
  fill(inks.ink, box(-7, -230, 14, 460)) +
  fill(body, outline('-100,-150! 100,-150! 108,0 100,150! -100,150! -108,0')) +
  fill(shade, outline('40,-150! 100,-150! 108,0 100,150! 40,150! 50,0')) +
  fill(
    inks.marigold,
    box(-106, -160, 212, 28),
    box(-106, 132, 212, 28),
    box(-106, -84, 212, 12),
    box(-106, 74, 212, 12),
  ) +
  fill(inks.amber, box(40, -160, 66, 28), box(40, 132, 66, 28)) +
  line(
    inks.marigold,
    9,
    'M-78 0l26-40l26 40l-26 40ZM-26 0L0-40L26 0L0 40ZM26 0l26-40l26 40l-26 40Z',
  ) +
  fill(inks.marigold, round(0, -182, 18), outline('-60,166! 60,166! 30,196 -30,196')) +
  line(inks.marigold, 6, 'M-80-110q20-14 40 0t40 0t40 0t40 0M-80 110q20-14 40 0t40 0t40 0t40 0')

export const prayerWheels: Landscape = {
  title: 'A row of painted prayer wheels under a monastery roof',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(
      0.2,
      snowRange(p, '260,330,300 800,270,380 1160,380,260', 700),
      fill(p.middle, wood(9, -300, 1500, 700, 100)),
    ),
    layer(
      0.5,
      fill(p.wall, 'M-300 700H1500V1200H-300Z'),
      fill(p.wallShade, box(-300, 700, 1800, 18)),
      fill(p.roof, box(-300, 720, 1800, 40)),
      line(p.gold, 7, ...Array.from({ length: 13 }, (_, index) => `M${index * 100 - 20} 740h40`)),
    ),
    layer(
      0.7,
      put(150, 450, 1, named('red', wheel(inks.rust, inks.ember))),
      put(450, 450, 1, named('green', wheel(inks.lagoon, inks.sal))),
      put(750, 450, 1, again('red')),
      put(1050, 450, 1, named('blue', wheel(inks.indigo, '#3a5580'))),
      fill(
        p.roof,
        box(-300, 660, 1800, 40),
        ...[0, 300, 600, 900, 1200].map((x) => box(x - 26, 150, 52, 560)),
      ),
      fill(
        p.gold,
        ...[0, 300, 600, 900, 1200].map((x) => box(x - 40, 200, 80, 22)),
        ...[0, 300, 600, 900, 1200].map((x) => box(x - 34, 640, 68, 16)),
      ),
    ),
    layer(
      0.8,
      fill(p.roof, box(-300, -300, 1800, 440)),
      fill(p.middle, box(-300, 130, 1800, 44)),
      fill(
        p.gold,
        ...Array.from({ length: 16 }, (_, index) => box(index * 80 - 20, 142, 40, 20)),
        box(-300, 120, 1800, 12),
      ),
      fill(inks.marigold, 'M-300 174H1500v34' + 'q-30 26-60 0'.repeat(30) + 'Z'),
      fill(
        inks.indigo,
        ...Array.from({ length: 15 }, (_, index) => `M${index * 120 - 300} 174h60v34q-30 26-60 0Z`),
      ),
      fill(p.gold, ...Array.from({ length: 8 }, (_, index) => round(index * 160 + 40, 60, 34))),
      fill(p.roof, ...Array.from({ length: 8 }, (_, index) => round(index * 160 + 40, 60, 16))),
    ),
  ],
}
