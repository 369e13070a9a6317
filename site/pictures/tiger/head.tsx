import { stripe } from '../brush.ts'
import { inks } from '../inks.ts'
import { Mirrored } from '../layer.tsx'
import { eye } from './eye.ts'
import { muzzle, whiskers } from './muzzle.ts'

const ear = 'M54 -112C50 -150 76 -188 110 -186C144 -182 156 -138 138 -84C112 -106 84 -114 54 -112Z'
const earInside =
  'M66 -116C66 -144 86 -172 108 -170C132 -166 140 -130 128 -92C108 -108 88 -114 66 -116Z'
const earShade =
  'M84 -117C84 -140 98 -154 110 -152C124 -148 128 -122 122 -96C110 -106 98 -114 84 -117Z'
const earTuft =
  'M64 -115C76 -124 84 -140 88 -162C94 -148 96 -136 96 -126C98 -118 100 -110 102 -104Z'

const ruff =
  'M-1 -40L140 -70Q152 -14 200 24Q184 30 174 30Q188 58 212 80Q192 84 178 82Q188 108 200 130Q180 132 166 126' +
  'Q168 150 174 172Q152 164 140 152Q136 172 132 192Q114 182 104 168Q96 188 84 202Q70 196 58 190Q30 210 -1 210Z'

const face =
  'M-1 -142C44 -144 88 -132 118 -106C142 -82 154 -46 156 -16C160 6 170 22 182 34C166 38 154 36 144 30' +
  'C146 50 152 66 160 80C142 80 130 74 122 64C120 84 120 96 122 112C104 102 96 88 90 74C60 60 30 60 -1 60Z'

const brow =
  'M24 -44C28 -66 52 -90 82 -86C102 -82 112 -70 112 -52C98 -58 80 -60 64 -54C50 -50 38 -40 24 -44Z'
const underEye = 'M30 22C58 26 90 14 110 -12C118 8 108 32 84 42C62 46 40 38 30 22Z'
const bridge =
  'M24 -36C32 -10 34 24 44 60C38 68 30 66 28 60C26 30 22 0 18 -24C18 -30 20 -36 24 -36Z'

const markings = [
  stripe([8, -132], [24, -122], [48, -130], 5),
  stripe([7, -112], [36, -98], [72, -118], 8),
  stripe([8, -90], [30, -76], [58, -92], 7),
  stripe([10, -70], [18, -62], [28, -66], 3.5),
  stripe([84, -100], [102, -96], [124, -100], 6),
  stripe([112, -68], [130, -68], [146, -76], 6),
  stripe([118, -42], [136, -36], [153, -46], 6),
  stripe([120, -16], [140, -8], [158, -14], 5),
  stripe([126, 2], [162, 40], [152, 94], 11),
  stripe([112, 36], [142, 86], [122, 146], 11),
  stripe([176, 18], [196, 50], [190, 78], 7),
  stripe([168, 96], [176, 122], [164, 152], 7),
  stripe([98, 92], [112, 128], [92, 174], 7),
].join('')

const layers = [
  { d: ear, fill: inks.black },
  { d: earInside, fill: inks.paper },
  { d: earShade, fill: inks.black },
  { d: earTuft, fill: inks.paper },
  { d: ruff, fill: inks.paper },
  { d: face, fill: inks.tiger },
  { d: brow, fill: inks.paper },
  { d: underEye, fill: inks.paper },
  { d: bridge, fill: inks.rust },
  { d: markings, fill: inks.black },
  ...eye,
  ...muzzle,
]

/** A tiger's head, face on, about 420 by 400 units round the point between its eyes. */
export function TigerHead() {
  return (
    <>
      <Mirrored layers={layers} />
      <path d={stripe([0, -138], [0, -110], [0, -56], 5)} fill={inks.black} />
      <Mirrored layers={whiskers} />
    </>
  )
}
