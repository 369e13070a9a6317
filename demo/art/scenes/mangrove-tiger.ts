import { limb, outline } from './brush.ts'
import { box, fill, layer, line, moving, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { sitting } from './people.ts'
import { wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { tigerHead } from './tiger.ts'
import { ripples } from './water.ts'

/** A mangrove on its stilt roots, 420 units tall, the water at y = 0. */
const mangrove = (crown: string, wood: string) =>
  fill(
    wood,
    limb('0,-120,34 6,-200,30 -4,-320,24'),
    limb('0,-230,20 60,-290,14 110,-330,8'),
    limb('0,-250,20 -60,-300,14 -100,-340,8'),
    limb('0,-130,16 -60,-90,12 -90,20,8'),
    limb('0,-140,16 60,-100,12 96,20,8'),
    limb('0,-120,14 -30,-60,10 -40,20,8'),
    limb('0,-120,14 30,-60,10 44,20,8'),
    limb('0,-150,14 -100,-110,10 -150,20,7'),
    limb('0,-150,14 110,-110,10 156,20,7'),
  ) +
  fill(
    crown,
    outline(
      '-190,-300 -180,-370 -110,-400 -60,-450 30,-456 90,-410 160,-390 200,-320 140,-270 40,-290 -40,-270 -120,-270',
    ),
  )

/** Breathing roots, from x to x. */
const spikes = (from: number, to: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / 26) }, (_, index) => {
    const [x, high] = [from + index * 26, 26 + ((index * 17) % 28)]
    return `M${x - 6} ${y}q4-${high} 6-${high}t6 ${high}Z`
  }).join('')

const boat = (p: Palette) =>
  put(-70, -40, 0.56, sitting(p.roof, p.dark), -0.56) +
  put(-10, -40, 0.56, sitting(p.gold, p.dark), -0.56) +
  put(50, -40, 0.56, sitting(p.wall, p.dark), -0.56) +
  fill(p.wall, box(-110, -130, 6, 90), box(96, -130, 6, 90)) +
  fill(p.leaf, 'M-130-124Q0-150 120-124L116-112H-126Z') +
  fill(p.wall, outline('-190,-60! -150,-40 160,-40! 150,10 110,20 -120,20 -160,0')) +
  fill(p.roof, 'M-168-12Q0 6 154-10L148 2Q0 18-160 0Z')

/** The Sundarbans: a tiger swims between mangroves. */
export const mangroveTiger: Landscape = {
  title: 'A tiger swims through a creek of the mangrove forest',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 20 } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, sun: p.gold } : p,
      time === 'day' ? { x: 640, y: 190, radius: 84 } : { x: 600, y: 420, radius: 190 },
    ),
    moving(0.1, 50, birds(p.dark, '400,190,44 470,226,30 356,240,26')),
    layer(0.2, fill(p.far, wood(12, -300, 1500, 560, 90))),
    layer(0.25, fill(p.middle, wood(29, -300, 430, 570, 90), wood(24, 760, 1500, 570, 90))),
    layer(
      0.3,
      fill(p.water, 'M-300 566H1500V1200H-300Z'),
      ripples(p.shine, { seed: 16, top: 580, floor: 900, count: 20, x: 600, spread: 560 }),
    ),
    moving(0.4, 60, put(560, 610, 0.72, boat(p))),
    layer(
      0.5,
      put(180, 640, 1.1, mangrove(p.near, p.front)),
      put(1050, 650, 1.16, mangrove(p.near, p.front)),
    ),
    layer(
      0.6,
      put(-10, 720, 1.4, mangrove(p.leaf, p.front)),
      put(1220, 730, 1.44, mangrove(p.leaf, p.front)),
    ),
    moving(
      0.75,
      60,
      fill(inks.rust, outline('300,838! 330,790 420,766 520,770 560,838!')),
      fill(
        inks.ink,
        'M340 838q10-40 0-54q26 14 20 54ZM400 838q14-50 0-68q30 16 22 68ZM460 838q14-50 4-68q28 20 18 68Z',
      ),
      put(620, 740, 0.66, tigerHead),
      fill(p.water, 'M240 832q60-14 140-6t150 6t140-4t150 6v200H240Z'),
      line(p.shine, 7, 'M270 846q100-20 190-6M480 856q130-22 270-2M420 884q150-20 300 0'),
    ),
    layer(
      0.95,
      fill(p.front, spikes(-40, 330, 930), spikes(880, 1260, 930)),
      fill(
        p.front,
        outline('-300,1000! -300,900! 60,896 260,916 380,1000!'),
        outline('830,1000! 940,916 1140,896 1500,890! 1500,1000!'),
      ),
    ),
  ],
}
