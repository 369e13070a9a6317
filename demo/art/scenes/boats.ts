import { limb, outline } from './brush.ts'
import { box, fill, line, put } from './drawing.ts'
import type { Palette } from './palette.ts'
import { sitting, standing } from './people.ts'

export function shikara(p: Palette): string {
  const roof = 'M-150-142Q-60-196 20-190Q100-196 176-142L166-120H-140Z'
  const fringe = `M-142-122h310${'q-10 26-20 2'.repeat(1)}${'q-10 24-20.7 0'.repeat(14)}Z`
  const posts = [-134, 8, 150].map((x) => box(x, -124, 8, 118))
  const curtains = 'M-126-122h40q-4 60-32 106l-8 0ZM150-122h-40q4 60 32 106l8 0Z'
  const hull = outline(
    '-350,-52! -300,-20 -200,-6 0,0 220,-8 330,-40 400,-92! 372,-30 300,14 160,34 -40,38 -220,30 -310,2',
  )
  const stripe = 'M-312-12Q-40 34 340-18Q200 30-40 30Q-220 26-312-12Z'
  const paddle =
    limb('-330,-150,8 -382,40,8') + 'M-392 66q-20-34 0-52q12-6 14 6q10-8 16 4q4 24-30 42Z'
  return (
    put(-268, -6, 1, standing(p.wall, p.dark, p.dark, p.roof)) +
    fill(p.dark, paddle) +
    put(-44, -6, 1, sitting(p.roof, p.dark)) +
    put(62, -6, 1, sitting(p.lamp, p.dark), -1) +
    fill(p.roof, curtains) +
    fill(p.wallShade, ...posts) +
    fill(p.stone, fringe) +
    fill(p.roof, roof) +
    fill(p.wall, 'M-150-142Q-60-196 20-190Q100-196 176-142Q20-176-150-142Z') +
    fill(p.dark, hull) +
    fill(p.stone, stripe)
  )
}

export function kettuvallam(p: Palette): string {
  const hull = outline(
    '-440,-150! -420,-96 -370,-50 -280,-24 -100,-10 120,-10 290,-26 390,-64 440,-128 452,-176! 474,-120 450,-46 380,14 260,46 0,56 -260,46 -390,6 -440,-60',
  )
  const deck = 'M-384-62Q-200-26 0-24Q240-22 392-70L386-92Q200-50 0-48Q-200-48-380-86Z'
  const cabin = box(-292, -170, 560, 140)
  const roof = outline(
    '-330,-128! -318,-190 -270,-226 -220,-232 -180,-218! -130,-262 -20,-274 90,-262 140,-220! 190,-234 240,-222 292,-184 306,-124! 250,-138 140,-146 0,-150 -150,-146 -270,-140',
  )
  const ribs = [-270, -224, -128, -74, -20, 34, 88, 190, 240].map((x) => {
    const top = Math.abs(x + 20) < 130 ? -262 : -220
    return `M${x} ${top}Q${Math.round(x * 1.04)} -190 ${Math.round(x * 1.05)}-152`
  })
  const windows = [-246, -150, -54, 46, 142].map((x) => `M${x}-44v-56q0-22 30-22t30 22v56Z`)
  return (
    fill(p.stoneShade, cabin) +
    fill(p.lamp, ...windows) +
    fill(p.stone, roof) +
    line(p.stoneShade, 5, ...ribs) +
    fill(
      p.stoneShade,
      'M-180-218Q-168-176-170-144l16-2Q-150-186-164-226ZM140-220Q128-176 132-146l-16-1Q112-186 124-234Z',
    ) +
    fill(p.dark, hull) +
    fill(p.roof, deck) +
    put(-352, -52, 0.9, standing(p.wall, p.wallShade, p.dark, p.roof)) +
    fill(p.dark, limb('-300,-150,7 -420,140,7'))
  )
}

export function dhow(p: Palette): string {
  const hull = outline(
    '-230,-96! -150,-86 -140,-52! 0,-34 140,-42 270,-96! 236,-20 190,30 -180,30 -216,-20',
  )
  const sail = outline(
    '-132,-190! -40,-330 110,-440 190,-470! 190,-320 150,-170 110,-84! 0,-150 -70,-178',
  )
  const yard = limb('-150,-176,8 200,-482,5')
  const mast = limb('24,-40,12 44,-372,8')
  return (
    fill(p.dark, mast) +
    fill(p.wall, sail) +
    fill(p.wallShade, outline('190,-470! 190,-320 150,-170 110,-84! 60,-116 120,-240 160,-360')) +
    fill(p.dark, yard, hull) +
    fill(p.roof, 'M-222-62Q-150-44-60-26Q120-14 244-56L238-38Q120 0-60-6Q-160-22-218-42Z') +
    put(-170, -84, 0.5, standing(p.wall, p.wall, p.dark, p.wall))
  )
}

export function felucca(p: Palette): string {
  const sail = (lean: number) => outline(`-70,-70! -20,-260 ${lean},-470! 96,-280 120,-70! 30,-56`)
  return (
    put(-84, 0, 0.74, fill(p.wallShade, sail(90))) +
    put(
      50,
      0,
      1,
      fill(p.wall, sail(110)) +
        fill(p.wallShade, outline('110,-470! 96,-280 120,-70! 66,-64 80,-260')),
    ) +
    fill(
      p.dark,
      limb('-20,-40,9 30,-340,6'),
      limb('-30,-70,7 168,-492,4'),
      limb('-140,-52,6 -8,-352,4'),
    ) +
    fill(
      p.dark,
      outline('-230,-62! -160,-40 0,-32 160,-40 250,-74! 200,0 150,26 -150,26 -200,-8'),
    ) +
    fill(p.roof, 'M-216-48Q0-4 234-58L224-40Q0 16-206-30Z') +
    put(-140, -34, 0.62, sitting(p.wall, p.dark))
  )
}

export function longTail(p: Palette): string {
  const hull = outline(
    '-330,-40! -200,-22 0,-14 160,-30 260,-84 330,-196! 352,-192! 330,-90 280,-20 200,24 40,38 -200,32 -300,10',
  )
  const canopy = 'M-190-150Q-30-184 130-150L136-132Q-30-164-196-132Z'
  const posts = [-180, -70, 40, 118].map((x) => box(x, -142, 6, 122))
  const [inner, middle, outer] = [
    'M312-160l28 14l-8 16l-28-14Z',
    'M300-138l28 14l-10 18l-28-14Z',
    'M288-112l28 14l-12 18l-28-14Z',
  ]
  return (
    fill(p.dark, limb('-290,-60,8 -350,-70,8 -520,30,6'), box(-320, -92, 44, 40)) +
    put(-236, -26, 0.72, standing(p.roof, p.dark, p.dark, p.wall)) +
    put(-90, -16, 0.7, sitting(p.roof, p.dark)) +
    put(-10, -16, 0.7, sitting(p.wall, p.dark)) +
    fill(p.dark, ...posts) +
    fill(p.stone, canopy) +
    fill(p.dark, hull) +
    fill(p.stone, 'M-316-22Q-100 20 60 8Q220-6 322-130Q280 0 60 24Q-160 28-316-22Z') +
    fill(p.roof, inner) +
    fill(p.wall, middle) +
    fill(p.leaf, outer) +
    fill(p.roof, 'M316-136q20 30 4 62q-8-32-16-50ZM300-108q12 30-4 56q-6-26-8-44Z')
  )
}
