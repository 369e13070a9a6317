import { limb, outline } from './brush.ts'
import { fill, polygon } from './drawing.ts'

const body = outline(
  '-100,-148 -92,-176 -58,-190 -30,-206 -6,-250 14,-252 34,-206 58,-190 84,-176 108,-160 128,-178 138,-214' +
    ' 146,-250 156,-274 164,-292! 172,-280 192,-278 218,-266 226,-252 218,-240 192,-242 176,-234 168,-206 162,-172' +
    ' 146,-136 112,-112 60,-100 10,-96 -40,-104 -70,-112 -94,-120',
)
const legs = [
  limb('-80,-140,46 -86,-90,22 -92,-52,15 -84,-6,11 -78,-2,18'),
  limb('94,-130,38 96,-72,19 94,-56,15 96,-8,11 104,-2,18'),
]
const legsBehind = [
  limb('-62,-130,36 -46,-84,18 -58,-48,14 -50,-6,10 -44,-2,16'),
  limb('66,-120,30 58,-70,17 52,-52,14 40,-8,10 48,-2,16'),
]
const tail = limb('-98,-160,7 -110,-130,6 -108,-96,5') + 'M-112-100l10 0l-2 26l-7 0Z'
const saddle = 'M-52-192Q-34-206-24-232Q4-268 30-228Q40-204 62-188L54-132Q0-118-46-136Z'
const tassels = polygon(
  '-46,-136 54,-132 50,-114 38,-128 26,-110 14,-126 0,-108 -12,-126 -24,-110 -34,-128 -44,-116',
)

interface Inks {
  coat: string
  shade: string
  cloth: string
  fringe: string
}

/** A camel walking right, 300 units tall, its feet at y = 0, with an optional rider. */
export function camel({ coat, shade, cloth, fringe }: Inks, rider = ''): string {
  return (
    fill(shade, ...legsBehind, tail) +
    fill(coat, body, ...legs) +
    fill(fringe, tassels) +
    fill(cloth, saddle) +
    rider
  )
}

export function rider(robe: string, face: string, turban: string): string {
  return (
    fill(
      robe,
      outline(
        '-22,-236 -20,-300 -2,-322 20,-318 36,-290 66,-262 60,-252 34,-266 30,-236 40,-200 18,-186 2,-214',
      ),
    ) +
    fill(face, outline('-6,-328 -6,-352 14,-356 20,-340 16,-320 4,-318')) +
    fill(
      turban,
      outline('-14,-344 -16,-364 2,-378 22,-368 26,-350 8,-354') + 'M-12-350l-12 34l16-20Z',
    )
  )
}
