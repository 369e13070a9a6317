import { dice, outline } from '../brush.ts'
import { fill, layer, line, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

const bowl = (x: number, y: number, radius: number, food: string) =>
  fill(inks.slate, round(x, y + 6, radius)) +
  fill(inks.haze, round(x, y, radius)) +
  fill(food, round(x, y, radius - 14)) +
  line(
    inks.paper,
    4,
    `M${x - radius * 0.4} ${y - radius * 0.3}q${radius * 0.3} ${-radius * 0.3} ${radius * 0.7} ${-radius * 0.1}`,
  )

const rice = () => {
  const roll = dice(5)
  const grains = Array.from({ length: 60 }, () => {
    const [turn, far] = [roll() * 6.3, Math.sqrt(roll()) * 118]
    return `M${Math.round(600 + Math.cos(turn) * far * 1.25)} ${Math.round(590 + Math.sin(turn) * far * 0.8)}l${Math.round(roll() * 16 - 8)} ${Math.round(5 + roll() * 6)}`
  })
  return (
    fill(
      inks.paper,
      outline('440,600 470,520 560,480 650,484 740,530 764,600 730,670 620,700 500,680'),
    ) + line(inks.sand, 5, ...grains)
  )
}

const heap = (ink: string, dots: string, x: number, y: number, points: string) =>
  put(
    x,
    y,
    1,
    fill(ink, outline('-62,10 -50,-26 0,-40 46,-30 64,8 40,34 -30,36')) + line(dots, 7, points),
  )

/** South India: a feast on a banana leaf. */
export const leafMeal: Landscape = {
  title: 'A meal of rice, curries and pickles on a banana leaf',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sandShade),
    layer(0.3, line(p.stoneShade, 6, ...[80, 260, 440, 620, 800].map((y) => `M-300 ${y}H1500`))),
    layer(
      0.5,
      fill(
        inks.jungle,
        outline(
          '-60,500! 60,300 300,190 640,160 960,200 1180,330 1270,520! 1180,700 960,820 620,850 280,810 60,690',
        ),
      ),
      fill(
        inks.leaf,
        outline(
          '-60,480! 60,280 300,170 640,140 960,180 1180,310 1270,500! 1180,680 960,800 620,830 280,790 60,670',
        ),
      ),
      fill(
        inks.fern,
        outline('-60,480! 300,470 640,478 1270,500! 1180,680 960,800 620,830 280,790 60,670'),
      ),
      line(inks.leaf, 9, 'M-60 480Q600 460 1270 500'),
      line(
        inks.sal,
        3,
        ...Array.from(
          { length: 18 },
          (_, index) =>
            `M${40 + index * 66} 488Q${70 + index * 66} 620 ${110 + index * 62} ${690 + Math.round(Math.sin((index / 17) * 3.1) * 110)}M${40 + index * 66} 474Q${70 + index * 66} 380 ${110 + index * 60} ${300 - Math.round(Math.sin((index / 17) * 3.1) * 130)}`,
        ),
      ),
    ),
    layer(
      0.7,
      bowl(250, 350, 84, inks.amber),
      bowl(430, 284, 84, inks.ember),
      bowl(620, 262, 84, inks.marigold),
      bowl(810, 280, 84, inks.paper),
      bowl(984, 348, 84, inks.rust),
      rice(),
      fill(inks.amber, outline('540,560 590,520 650,530 690,570 650,610 580,606')),
      fill(inks.marigold, outline('570,560 600,538 640,546 660,570 630,590 590,588')),
      heap(inks.tiger, inks.marigold, 260, 600, 'M-30 0h1M0-16h1M26-4h1M-10 16h1M20 18h1'),
      heap(inks.jungle, inks.leaf, 350, 700, 'M-30 0h1M0-16h1M26-4h1M-10 16h1M20 18h1'),
      heap(inks.plum, inks.rose, 300, 500, 'M-30 0h1M0-16h1M26-4h1M-10 16h1'),
      fill(inks.marigold, round(940, 600, 110)),
      fill(inks.peach, round(930, 590, 88)),
      line(
        inks.amber,
        8,
        'M880 570q20-16 40 4M950 620q20-10 36 6M900 630q10 10 26 8M960 560q14-4 22 8',
      ),
      fill(inks.marigold, outline('820,740! 860,700 940,690 1010,716! 950,730 880,750')),
      fill(inks.amber, outline('820,740! 880,750 950,730 1010,716! 960,752 880,768')),
    ),
  ],
}
