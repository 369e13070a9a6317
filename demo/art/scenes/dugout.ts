import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import type { Palette } from './palette.ts'

/** A fisherman in a jaapi (a wide hat of palm leaf), poling a dug-out to the right. */
export const dugout = (p: Palette, shirt: string, weave: string) =>
  fill(
    p.dark,
    outline(
      '-152,-24! -148,-60 -152,-92! -112,-94! -104,-60 -104,-24! -120,-24 -128,-62 -138,-24!',
    ),
  ) +
  fill(shirt, outline('-156,-84! -154,-130 -146,-150 -126,-156 -110,-146 -106,-84!')) +
  line(p.dark, 7, 'M-66-262L-192 74') +
  fill(
    p.hideShade,
    limb('-122,-144,15 -98,-132,12 -99,-168,10'),
    limb('-134,-142,15 -148,-112,13 -122,-106,10'),
  ) +
  disc(p.hideShade, -130, -168, 14) +
  fill(p.gold, outline('-184,-172! -152,-188 -130,-214! -108,-188 -76,-172! -130,-182')) +
  fill(
    p.roof,
    outline('-144,-199! -130,-216 -116,-199! -130,-195'),
    'M-184-172Q-130-188-76-172L-82-178Q-130-192-178-178Z',
  ) +
  fill(p.gold, outline('40,-24! 44,-54 62,-64 82,-54 86,-24!')) +
  line(weave, 3, 'M44-44H82M52-60V-26M74-60V-26') +
  fill(
    p.dark,
    outline('-270,-56! -180,-30 -60,-22 80,-24 200,-36 282,-66! 230,-8 140,14 -140,16 -220,-4'),
  )
