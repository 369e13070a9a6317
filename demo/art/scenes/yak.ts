import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import type { Palette } from './palette.ts'

/** The hump over the shoulders, the back down to the rump, and the fringe of hair that hides the knees. */
const coat = outline(
  '-182,-130! -190,-176 -160,-214 -90,-222 -20,-228 36,-258 84,-264 122,-236 150,-196! 170,-150 160,-110 148,-64! 138,-84 126,-50! 112,-74 96,-42! 80,-70 62,-38! 44,-66 26,-36! 6,-64 -14,-36! -34,-66 -54,-38! -72,-68 -92,-42! -108,-72 -128,-48! -142,-76 -160,-58! -172,-90!',
)
/** Short legs under the fringe: the hind ones bend back at the heel. */
const near = [
  limb('-134,-96,52 -146,-56,28 -138,-24,22 -134,0,26'),
  limb('104,-96,48 108,-54,28 108,-24,22 110,0,26'),
]
const far = [
  limb('-92,-96,46 -102,-56,26 -94,-24,20 -90,-4,24'),
  limb('70,-96,44 66,-54,26 66,-24,20 68,-4,24'),
]
const tail = outline(
  '-178,-190! -206,-178 -226,-140 -236,-84 -224,-30 -206,-14! -200,-34 -186,-18! -184,-60 -176,-120!',
)
/** Held low before the hump, broad at the brow, the muzzle blunt. */
const head = outline(
  '130,-226 158,-228 184,-214 204,-184 226,-150 236,-128 230,-112 212,-104 192,-108 176,-124 150,-142 128,-164',
)

/** A yak with a blanket, facing right, 265 units tall, its feet at y = 0. */
export const yak = (p: Palette) =>
  fill(p.hideShade, ...far) +
  fill(p.wallShade, limb('166,-222,16 206,-238,15 222,-272,11 208,-306,3')) +
  fill(p.dark, tail, ...near, coat, limb('70,-196,140 130,-190,100 160,-184,76'), head) +
  fill(p.wall, limb('150,-222,18 182,-248,17 194,-284,12 178,-318,3')) +
  fill(p.dark, outline('142,-210! 124,-220 102,-212 92,-200! 112,-190 136,-194!')) +
  fill(p.roof, outline('-96,-224! -20,-230 34,-258 48,-262! 58,-140! 0,-128 -88,-130!')) +
  fill(p.gold, outline('-90,-156! -6,-154 56,-164! 58,-140! 0,-128 -88,-130!')) +
  line(p.wall, 5, 'M-78-206L-66-180L-50-208L-34-182L-16-212L0-188L18-224L34-204') +
  fill(p.hide, outline('212,-152 230,-146 238,-126 230,-112 212,-104 194,-110 196,-132')) +
  fill(p.dark, 'M214-138h10v8h-10Z') +
  line(p.dark, 3, 'M208-114q12 2 22-6') +
  disc(p.wall, 186, -184, 7) +
  disc(p.dark, 187, -184, 4) +
  line(p.hideShade, 5, 'M-150-150q4 30-4 60M-30-118q4 26 0 48M98-170q10 40 0 80M-90-116q4 20-2 40')
