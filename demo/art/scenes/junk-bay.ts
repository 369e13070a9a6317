import { outline } from './brush.ts'
import { again, box, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette, Time } from './palette.ts'
import { openSky } from './open-sky.ts'
import { sitting } from './people.ts'
import { birds, clouds } from './sky.ts'
import { ripples } from './water.ts'

interface Rock {
  face: string
  shade: string
  leaf: string
  leafShade: string
}

/** A sheer tower of limestone, 200 wide and 400 tall, undercut at its foot, at y = 0. */
const tower = ({ face, shade, leaf, leafShade }: Rock) =>
  fill(
    face,
    outline(
      '-84,6! -78,-24! -98,-60 -92,-150! -100,-170 -86,-270! -62,-340 -20,-396 26,-400 60,-360 84,-290! 80,-240 100,-190! 92,-110 98,-60 80,-24! 86,6!',
    ),
  ) +
  fill(
    shade,
    outline(
      '26,-400! 60,-360 84,-290! 80,-240 100,-190! 92,-110 98,-60 80,-24! 86,6! 20,6! 30,-60 10,-120! 34,-190 16,-260! 34,-330',
    ),
    outline('-60,-230! -48,-170 -62,-90 -50,-30! -40,-90 -34,-170'),
    outline('-84,6! -78,-24! 80,-24! 86,6!'),
  ) +
  fill(
    leaf,
    outline(
      '-92,-260! -98,-310 -70,-330 -66,-380 -24,-410 10,-420 40,-410 58,-376 30,-350 20,-310! 0,-336 -20,-296! -36,-320 -54,-264! -70,-290',
    ),
    outline('-104,-150! -112,-180 -92,-192 -72,-172 -60,-130! -76,-150'),
    outline('-20,-180! -6,-206 16,-190 14,-150! 0,-164'),
  ) +
  fill(
    leafShade,
    outline('40,-410! 70,-390 92,-330 98,-270! 76,-300 66,-250! 50,-300 20,-310! 30,-350 44,-376'),
    outline('70,-200! 90,-220 112,-196 108,-150! 92,-170 84,-130!'),
  )

/** Copies of the tower at each 'x,y,wide,high'. */
const towers = (name: string, list: string) =>
  list.split(' ').map((at) => {
    const [x = 0, y = 0, wide = 0, high = 0] = at.split(',').map(Number)
    return put(x, y, high, again(name), wide)
  })

/** A battened sail on its mast, 320 units tall, the foot of the mast at 0, 0. */
const sail = (p: Palette) =>
  fill(p.dark, box(-5, -340, 10, 350)) +
  fill(
    inks.tiger,
    outline(
      '-64,-50! -78,-150 -60,-250 -8,-326! 30,-318 60,-300! 84,-268 98,-236! 116,-200 122,-166! 134,-130 132,-100! 138,-70 124,-44! 30,-60',
    ),
  ) +
  fill(
    inks.rust,
    outline(
      '60,-300! 84,-268 98,-236! 116,-200 122,-166! 134,-130 132,-100! 138,-70 124,-44! 60,-54! 84,-150 60,-250',
    ),
  ) +
  line(
    inks.marigold,
    5,
    'M-72-100Q20-112 132-100M-74-160Q20-180 122-166M-68-220Q10-250 98-236M-44-280Q10-312 60-300',
  )

const junk = (p: Palette) =>
  put(-176, -56, 0.84, named('sail', sail(p))) +
  put(196, -60, 0.72, again('sail')) +
  put(0, -60, 1.2, again('sail')) +
  fill(inks.amber, 'M-300-136h110v-24h-120ZM-250-112h350v60h-350Z') +
  fill(inks.rust, box(-262, -122, 374, 12), box(-322, -166, 140, 10)) +
  fill(p.dark, ...[-230, -182, -134, -86, -38, 10, 58].map((x) => box(x, -100, 28, 30))) +
  fill(
    inks.rust,
    outline(
      '-336,-140! -300,-74 -240,-56 240,-56 310,-84 366,-120! 320,-14 264,30 -230,30 -296,-20',
    ),
  ) +
  fill(
    inks.marigold,
    'M-318-96Q-280-48-238-44H244Q300-52 350-96L342-76Q300-34 246-28H-240Q-290-34-322-80Z',
  ) +
  fill(p.dark, outline('-300,-20 -230,30 264,30 320,-14! 250,12 -230,10'))

const rowing = (p: Palette) =>
  put(0, -6, 0.8, sitting(inks.ember, p.dark)) +
  fill(p.gold, 'M-34-74L2-104L38-74Z') +
  fill(p.dark, outline('-110,-24! -60,-8 60,-8 110,-28! 80,14 -80,14')) +
  line(p.dark, 6, 'M20-40L90 20')

const rocks: Record<Time, readonly [near: Rock, far: Rock, mist: string, water: string]> = {
  dawn: [
    { face: inks.sand, shade: inks.rose, leaf: inks.fern, leafShade: inks.sal },
    { face: inks.rose, shade: inks.mauve, leaf: inks.lagoon, leafShade: inks.mauve },
    inks.rose,
    inks.lagoon,
  ],
  day: [
    { face: inks.sand, shade: inks.haze, leaf: inks.leaf, leafShade: inks.fern },
    { face: inks.haze, shade: inks.reed, leaf: inks.lagoon, leafShade: inks.reed },
    inks.reed,
    inks.turquoise,
  ],
  dusk: [
    { face: inks.rose, shade: inks.mauve, leaf: inks.fern, leafShade: inks.sal },
    { face: inks.mauve, shade: inks.plum, leaf: inks.sal, leafShade: inks.plum },
    inks.plum,
    inks.midnight,
  ],
}

/** Ha Long: a junk under orange sails among hundreds of limestone towers in green water. */
export const junkBay: Landscape = {
  title: 'A junk under battened sails among the limestone towers of a green bay',
  views: { dawn: {}, day: { zoom: 1.05, mirrored: true }, dusk: { zoom: 1.08, aside: 30 } },
  draw: (p, time) => {
    const [near, far, mist, water] = rocks[time]
    const veil = { face: mist, shade: mist, leaf: mist, leafShade: mist }
    return [
      openSky(p, 470, 120),
      layer(0.1, clouds(p, '560,130,260'), birds(p.dark, '420,170,44 490,206,30')),
      layer(
        0.2,
        put(190, 560, 0.5, named('veil', tower(veil)), 0.62),
        ...towers(
          'veil',
          '300,560,.5,.36 430,560,.7,.62 560,560,.54,.4 690,560,.8,.56 790,560,.5,.34 900,560,.6,.5 40,560,.9,.5',
        ),
      ),
      layer(
        0.3,
        fill(water, 'M-300 556H1500V1200H-300Z'),
        put(860, 576, 0.82, named('far', tower(far)), 0.8),
        ...towers('far', '720,580,.54,.44 360,576,.62,.7 270,584,.44,.4 1010,590,-.72,1.02'),
        ripples(p.shine, { seed: 21, top: 590, floor: 900, count: 30, x: 560, spread: 560 }),
      ),
      layer(
        0.5,
        put(90, 660, 1.44, named('near', tower(near)), 1.5),
        ...towers('near', '1120,640,-1.2,1.26 1230,670,1,.8 -60,680,1.1,1'),
      ),
      moving(0.7, 130, put(560, 800, 0.92, junk(p))),
      moving(0.8, 60, put(1010, 838, 0.9, rowing(p))),
    ]
  },
}
