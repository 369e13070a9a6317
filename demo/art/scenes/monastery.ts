import { limb } from './brush.ts'
import { box, disc, fill, inTurn, line, polygon } from './drawing.ts'
import type { Palette } from './palette.ts'

export function monastery(p: Palette): string {
  const roof = (y: number, half: number, high: number) =>
    `M${-half} ${y}q${half * 0.36} ${-high * 0.24} ${half * 0.46} ${-high}h${half * 1.08}q${half * 0.1} ${high * 0.76} ${half * 0.46} ${high}l-10 12h${20 - 2 * half}Z`
  const windows = [-104, -62, -20, 22, 64].flatMap((x) => [
    box(x, -110, 26, 38),
    box(x, -52, 26, 38),
  ])
  return (
    fill(p.wall, polygon('-150,0 -134,-170 134,-170 150,0')) +
    fill(p.wallShade, polygon('60,0 60,-170 134,-170 150,0')) +
    fill(p.roof, box(-136, -172, 272, 36)) +
    fill(p.dark, ...windows) +
    fill(p.wall, box(-74, -240, 148, 50)) +
    fill(p.roof, box(-74, -240, 148, 18)) +
    fill(p.gold, roof(-172, 176, 40), roof(-240, 112, 44), limb('0,-280,14 0,-316,10 0,-344,3')) +
    disc(p.gold, 0, -300, 11)
  )
}

/** Flags in five repeating colours on a line between two points. */
export function prayerFlags(
  p: Palette,
  x: number,
  y: number,
  toX: number,
  toY: number,
  sag: number,
): string {
  const colours = [p.lamp, p.wall, p.roof, p.leaf, p.stone] as const
  const flags = Array.from({ length: 15 }, (_, index) => {
    const t = (index + 0.7) / 15.6
    const atX = Math.round(x + (toX - x) * t)
    const atY = Math.round(y + (toY - y) * t + 4 * sag * t * (1 - t))
    return fill(inTurn(index, colours), `M${atX - 11} ${atY}h22l-2 28h-20Z`)
  })
  const bend = `${(x + toX) / 2} ${(y + toY) / 2 + 2 * sag}`
  return line(p.dark, 3, `M${x} ${y}Q${bend} ${toX} ${toY}`) + flags.join('')
}
