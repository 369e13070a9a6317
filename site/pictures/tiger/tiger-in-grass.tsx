import { inks } from '../inks.ts'
import { TigerBody } from './body.tsx'
import { TigerHead } from './head.tsx'
import * as scenery from './scenery.ts'

const halo = [
  [560, inks.plum],
  [430, inks.ember],
  [362, inks.tiger],
  [330, inks.marigold],
] as const

/** A tiger comes through tall grass at the edge of a sal forest, the sun going down behind it. */
export function TigerInGrass({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-200 0 1600 1000"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-200 0H1400V1000H-200Z" fill={inks.dusk} />
      {halo.map(([radius, ink]) => (
        <circle key={radius} cx={596} cy={700} r={radius} fill={ink} />
      ))}
      <path d={scenery.farForest} fill={inks.midnight} />
      <path d={scenery.nearForest} fill={inks.jungle} />
      <path d={scenery.nearVeins} fill={inks.sal} />
      <path d={scenery.leavesBelow} fill={inks.sal} />
      <path d={scenery.twig + scenery.leavesAbove} fill={inks.jungle} />
      <path d={scenery.grassBehind} fill={inks.sal} />
      <g transform="translate(576 690) scale(1.18)">
        <TigerBody />
        <TigerHead />
      </g>
      <path d={scenery.grassDry} fill={inks.marigold} />
      <path d={scenery.grassMiddle} fill={inks.jungle} />
      <path d={scenery.grassFront} fill={inks.night} />
    </svg>
  )
}
