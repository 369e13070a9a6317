/** One flat ink on the sheet. */
export interface Layer {
  d: string
  fill: string
}

/** Prints the layers in order, each on both sides of x = 0, so that no seam shows in the middle. */
export function Mirrored({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ d, fill }) => (
    <g key={d} fill={fill}>
      <path d={d} />
      <path d={d} transform="scale(-1 1)" />
    </g>
  ))
}
