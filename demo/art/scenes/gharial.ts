import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import { inks } from './inks.ts'

/** Plates along the back and tail, 'x,y,height'. */
const plates =
  '-110,-84,9 -76,-92,10 -42,-98,10 -8,-100,10 26,-98,10 60,-92,11 94,-82,12 128,-72,14 164,-62,17 202,-54,20 242,-48,22 284,-42,22 328,-36,20 372,-30,18 414,-24,14'

/** A gharial at rest, facing left, 850 units long, its belly at y = 0. */
export const gharial = (skin: string, shade: string, belly: string, dark: string) =>
  fill(
    shade,
    limb('-80,-36,38 -116,-16,28 -142,4,20'),
    limb('130,-34,44 176,-14,32 158,8,22 186,12,14'),
  ) +
  fill(
    skin,
    ...plates.split(' ').map((plate) => {
      const [x = 0, y = 0, high = 0] = plate.split(',').map(Number)
      return `M${x - 18} ${y + 8}l22-${high + 8}l14 ${high + 8}Z`
    }),
    outline(
      '-384,-38! -374,-54 -354,-58 -338,-46 -260,-44 -214,-52 -196,-72 -172,-84 -150,-78 -110,-82 -40,-98 20,-98 100,-80 190,-54 300,-36 400,-22 450,-12! 400,-8 300,-4 180,0 60,2 -80,2 -140,-6 -170,-24 -214,-30 -290,-30 -370,-28!',
    ),
  ) +
  fill(
    belly,
    outline('-214,-30! -170,-24 -140,-6 -80,2 60,2 160,0! 80,-16 -60,-18 -140,-28!'),
    outline('-384,-38! -330,-36 -214,-38! -214,-30 -290,-30 -370,-28!'),
  ) +
  fill(
    skin,
    limb('-24,-46,44 4,-22,32 -22,-8,24 -50,0,18'),
    limb('84,-44,56 124,-24,38 96,-10,26 66,0,18'),
  ) +
  line(dark, 4, 'M-50 0l-18-6M-50 0l-20 2M-50 1l-16 8M66 0l-18-6M66 0l-20 2M66 1l-16 8') +
  line(dark, 3, 'M-374-36Q-290-36-206-40', 'M-340-36v6M-318-36v6M-296-36v6M-274-36v6M-252-37v6') +
  fill(skin, outline('-384,-50! -386,-68 -368,-76 -350,-68 -346,-52!')) +
  fill(shade, outline('-374,-64 -366,-70 -356,-64! -366,-60')) +
  disc(inks.marigold, -174, -72, 8) +
  disc(dark, -174, -72, 5) +
  line(
    shade,
    4,
    'M-110-66q10 20 4 44M-66-76q12 24 6 50M40-78q14 26 6 54M150-52q10 18 4 36M210-42q8 14 2 30M270-34q6 12 2 24',
  )
