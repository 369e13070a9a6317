import { stripe, type Point } from './brush.ts'
import { colours } from '../brand.ts'

/** The company's colours and three overprints. */
const inks = { ...colours, sal: '#235043', plum: '#643559', ember: '#9c3f3f' }

const RAILS = 720
const SPAN = 132

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

const openings = Array.from({ length: 10 }, (_, index) => {
  const x = -54 + index * SPAN
  return `M${x} ${RAILS + 250}v-152a52 52 0 0 1 104 0v152Z`
}).join('')

const coaches = [64, 282, 500]
const bodies = coaches.map((x) => `M${x} ${RAILS - 8}v-66q0-16 16-16h176q16 0 16 16v66Z`)
const engine = `M718 ${RAILS - 8}v-82h92q54 6 92 60q6 10 6 22Z`
const windows = coaches.flatMap((x) =>
  [0, 1, 2, 3, 4].map((place) => box(x + 15 + place * 38, RAILS - 68, 25, 27)),
)
const pane = `M818 ${RAILS - 76}q34 6 56 34h-56Z`
const bands = [...coaches, 718].map((x) => box(x, RAILS - 32, x === 718 ? 184 : 208, 6))
const bogies = [...coaches, 718].flatMap((x) =>
  [20, 132].map((at) => box(x + at, RAILS - 8, 54, 8)),
)

function palm(foot: Point, top: Point, size: number): string {
  const [x, y] = top
  const fronds: Point[] = [
    [-1.05, 0.25],
    [-0.95, -0.25],
    [-0.5, -0.62],
    [0.1, -0.72],
    [0.66, -0.5],
    [1.02, -0.08],
    [0.92, 0.42],
  ]
  const crown = fronds.map(([dx, dy]) =>
    stripe(
      top,
      [x + dx * size * 0.6, y + dy * size * 0.7 - size * 0.28],
      [x + dx * size, y + dy * size + size * 0.3],
      size * 0.13,
    ),
  )
  const bend: Point = [(foot[0] + x) / 2 + size * 0.16, (foot[1] + y) / 2]
  return stripe(foot, bend, top, 11) + crown.join('')
}

const palms = palm([232, 1060], [296, 566], 152) + palm([128, 1060], [112, 760], 118)

const glints = Array.from({ length: 7 }, (_, index) => {
  const [y, half] = [1018 + index * 26, 44 + index * 22]
  const x = 690 + (index % 2 === 0 ? 14 : -18)
  return stripe([x - half, y], [x, y], [x + half, y], 8)
}).join('')

const stars: Point[] = [
  [120, 300],
  [270, 210],
  [318, 380],
  [420, 120],
  [476, 300],
  [560, 190],
  [866, 120],
  [944, 270],
  [1010, 420],
  [1090, 210],
]

export function NightTrain({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 1200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H1200V1200H0Z" fill={inks.midnight} />
      <circle cx={690} cy={468} r={470} fill={inks.dusk} />
      <circle cx={690} cy={468} r={318} fill={inks.plum} />
      <circle cx={690} cy={468} r={204} fill={inks.ember} />
      <circle cx={690} cy={468} r={132} fill={inks.marigold} />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4} fill={inks.sand} />
      ))}
      <path
        d="M0 610L150 500L236 560L400 430L540 566L640 520L760 600L900 486L1030 580L1200 470V900H0Z"
        fill={inks.midnight}
      />
      <path d="M0 690Q170 560 380 640T760 630T1200 600V1200H0Z" fill={inks.jungle} />
      <path d={box(0, RAILS + 14, 1200, 236)} fill={inks.sal} />
      <path d={openings} fill={inks.jungle} />
      <path d={box(0, RAILS, 1200, 15)} fill={inks.sand} />
      <path d={bodies.join('') + engine} fill={inks.tiger} />
      <path d={windows.join('') + pane} fill={inks.marigold} />
      <path d={bands.join('')} fill={inks.sand} />
      <path d={bogies.join('')} fill={inks.ink} />
      <path d={`M906 ${RAILS - 28}L1200 ${RAILS - 66}V${RAILS - 4}Z`} fill={inks.marigold} />
      <path d="M0 950Q240 872 520 924T940 906T1200 874V1010H0Z" fill={inks.night} />
      <path d={box(0, 996, 1200, 204)} fill={inks.midnight} />
      <path d={glints} fill={inks.marigold} />
      <path d="M0 980Q170 930 360 1000Q470 1040 330 1080Q180 1110 0 1120Z" fill={inks.night} />
      <path d={palms} fill={inks.night} />
    </svg>
  )
}
