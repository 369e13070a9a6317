import { outline } from './brush.ts'
import { disc, fill, line, put } from './drawing.ts'
import type { Palette } from './palette.ts'
import { sitting } from './people.ts'

/** Two people on a scooter, facing left, 150 units tall. */
export const scooter = (p: Palette) =>
  line(p.dark, 8, 'M-78-22L-62-104L-84-112') +
  put(0, -56, 0.8, sitting(p.wall, p.dark), -0.8) +
  put(44, -58, 0.78, sitting(p.leaf, p.dark), -0.78) +
  fill(p.gold, 'M30-126q0-22 16-22q18 2 16 30q10 8 14 22q-26-4-30-24Z') +
  line(p.wall, 12, 'M-8-98L-62-96') +
  fill(
    p.roof,
    outline(
      '-66,-30! -70,-84 -58,-88 -50,-44! -20,-36 -10,-60! 70,-62! 96,-40 84,-18! 20,-16 -56,-20',
    ),
  ) +
  disc(p.dark, -82, -20, 22) +
  disc(p.dark, 58, -20, 22) +
  disc(p.wall, -82, -20, 9) +
  disc(p.wall, 58, -20, 9) +
  fill(p.roof, 'M-112-22Q-104-52-70-46L-66-34Q-92-40-104-22Z')
