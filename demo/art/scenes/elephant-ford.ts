import { outline, ridge } from './brush.ts'
import { again, fill, layer, line, moving, named, put } from './drawing.ts'
import { egret } from './egret.ts'
import { elephant } from './elephant.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { grass, wood } from './plants.ts'
import { salWood } from './sal.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** Water from y down, which covers the legs of wading animals. */
const sheet = (water: string, y: number) => fill(water, `M-300 ${y}H1500V1200H-300Z`)

/** Wakes round wading legs, as 'x,y,half'. */
const wakes = (ink: string, list: string) =>
  line(
    ink,
    6,
    ...list.split(' ').map((wake) => {
      const [x = 0, y = 0, half = 0] = wake.split(',').map(Number)
      return `M${x - half} ${y}h${half * 2}M${x - Math.round(half * 0.6)} ${y + 14}h${Math.round(half * 0.9)}`
    }),
  )

/** Corbett: elephants ford the Ramganga, a tusker first, below the first hills of the Himalayas. */
export const elephantFord: Landscape = {
  title: 'A tusker leads a cow and her calf through a river below forested hills',
  views: { dawn: { zoom: 1.03, mirrored: true }, day: {}, dusk: { zoom: 1.05, aside: 20 } },
  draw: (p, time) => {
    const meadow = time === 'dusk' ? p.goldShade : p.gold
    const water = time === 'dawn' ? p.middle : p.water
    return [
      openSky(p, 380, 120),
      moving(0.1, 50, birds(p.dark, '300,150,44 370,186,30 256,200,26')),
      layer(
        0.16,
        fill(
          time === 'dusk' ? inks.mauve : p.far,
          ridge('-300,300 -60,240 140,330 340,190 520,300 700,230 900,320 1080,180 1500,300'),
        ),
      ),
      layer(
        0.22,
        fill(p.middle, ridge('-300,430 0,370 200,420 420,350 640,430 860,360 1100,430 1500,370')),
      ),
      layer(
        0.32,
        fill(
          p.near,
          salWood(
            '-50,400,90 20,360,104 90,410,84 1030,420,80 1100,370,100 1180,400,90 1260,360,100',
            590,
          ),
          wood(14, -300, 1500, 570, 60),
        ),
      ),
      layer(
        0.4,
        fill(meadow, ridge('-300,572 0,560 400,570 800,560 1200,568 1500,560')),
        fill(p.leaf, ridge('-300,612 0,604 400,612 800,606 1200,612 1500,606')),
        fill(p.leaf, grass({ seed: 6, count: 26, floor: 616, tall: 50, width: 10 })),
        fill(p.sand, ridge('-300,634 200,626 620,636 1000,626 1500,634')),
      ),
      layer(
        0.5,
        sheet(water, 648),
        ripples(p.shine, { seed: 27, top: 660, floor: 760, count: 8, x: 600, spread: 580 }),
      ),
      moving(
        0.6,
        50,
        put(196, 762, 0.52, named('cow', elephant(p, false))),
        put(474, 752, 0.26, again('cow')),
      ),
      layer(
        0.62,
        sheet(water, 730),
        wakes(p.shine, '108,732,72 244,732,70 370,732,24 440,732,40 506,732,40'),
      ),
      moving(0.68, 60, put(824, 830, 0.76, elephant(p))),
      layer(
        0.7,
        sheet(water, 786),
        wakes(p.shine, '692,788,104 886,788,110 1076,790,34'),
        ripples(p.shine, { seed: 12, top: 816, floor: 890, count: 5, x: 460, spread: 520 }),
      ),
      layer(
        0.92,
        fill(
          p.hideShade,
          outline('-60,920! -40,866 60,840 170,860 230,920!'),
          outline('200,920! 240,880 310,876 350,920!'),
          outline('1020,930! 1060,876 1150,864 1260,930!'),
        ),
        fill(
          p.hide,
          outline('-40,868! 60,840 160,858! 90,866 20,880'),
          outline('1064,876! 1150,864 1210,890! 1140,882'),
        ),
        put(92, 844, 0.9, egret(p.wall, p.gold, p.dark)),
      ),
    ]
  },
}
