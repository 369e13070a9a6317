import { dice, limb, outline } from './brush.ts'
import { disc, fill, line, put } from './drawing.ts'
import { inks } from './inks.ts'

/** Dots in a box, as one line. */
function dots(
  width: number,
  seed: number,
  count: number,
  [left, top, right, low]: readonly [number, number, number, number],
): string {
  const roll = dice(seed)
  const columns = Math.round(count / 4)
  const spots = Array.from({ length: count }, (_, index) => {
    const x = left + ((right - left) * ((index % columns) + 0.2 + 0.6 * roll())) / columns
    const y = top + ((low - top) * (Math.floor(index / columns) + 0.2 + 0.6 * roll())) / 4
    return `M${Math.round(x)} ${Math.round(y)}h1`
  })
  return line(inks.ink, width, ...spots)
}

const ear = (x: number) => disc(inks.ink, x, -58, 24) + disc(inks.rose, x * 0.94, -52, 13)

/** From the front, 140 units wide. */
const head =
  ear(-52) +
  ear(52) +
  fill(inks.amber, outline('-70,4 -62,-48 0,-72 62,-48 70,4 54,46 0,70 -54,46')) +
  fill(inks.paper, outline('-36,24 0,10 36,24 32,54 0,68 -32,54')) +
  line(
    inks.ink,
    7,
    'M-34-44h1M-14-54h1M14-54h1M34-44h1M-22-34h1M0-38h1M22-34h1M-54 16h1M54 16h1M-46 32h1M46 32h1M-48-18h1M48-18h1',
  ) +
  fill(inks.paper, 'M-44-2q14-22 32 0q-16 14-32 0ZM44-2q-14-22-32 0q16 14 32 0Z') +
  disc(inks.marigold, -27, -4, 10) +
  disc(inks.marigold, 27, -4, 10) +
  disc(inks.ink, -27, -4, 5) +
  disc(inks.ink, 27, -4, 5) +
  fill(inks.ember, 'M-14 22h28q-2 14-14 18q-12-4-14-18Z') +
  line(inks.ink, 4, 'M0 40v10M-18 54q10 4 18-4q8 8 18 4')

/** A leopard lying along a branch at y = 0. */
export const leopard =
  fill(
    inks.rust,
    limb('-90,-40,60 -70,20,40 -84,84,30 -70,104,30'),
    limb('120,-40,60 220,-6,42 330,-30,34'),
  ) +
  fill(
    inks.amber,
    limb('-210,-50,30 -276,-10,24 -280,100,22 -250,190,22 -210,210,14'),
    outline(
      '-230,-20 -240,-90 -190,-134 -100,-138 20,-122 120,-140 190,-130 226,-90 210,-30 120,-4 -60,4 -170,4',
    ),
    limb('-160,-40,90 -150,30,50 -170,96,36 -150,124,38'),
    limb('150,-60,84 220,-22,50 330,-16,40 372,-14,44'),
  ) +
  dots(17, 5, 40, [-226, -128, 200, -6]) +
  dots(10, 9, 10, [-176, 20, -146, 110]) +
  dots(10, 3, 12, [230, -30, 350, -4]) +
  line(inks.ink, 12, 'M-284 30h14M-288 70h16M-286 110h16M-276 150h14M-256 186h12') +
  put(214, -120, 0.98, head)
