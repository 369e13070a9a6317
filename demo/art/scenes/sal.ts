/** Stylized sal trees, 'x,top,crown' with the crown's width. Stems go down to `floor`. */
export function salWood(trees: string, floor: number): string {
  const shapes = trees.split(' ').map((tree) => {
    const [x = 0, top = 0, crown = 0] = tree.split(',').map(Number)
    const half = Math.round(crown / 2)
    const high = Math.round(crown * 2.3)
    const stem = Math.max(3, Math.round(crown * 0.05))
    const [shoulder, belly] = [Math.round(high * 0.22), Math.round(high * 0.6)]
    return (
      `M${x} ${top}c${Math.round(half * 0.56)} ${shoulder} ${half} ${Math.round(belly * 0.6)} ${half} ${belly}` +
      `c0 ${Math.round(high * 0.3)}${-Math.round(half * 0.5)} ${high - belly}${-half} ${high - belly}` +
      `s${-half}${-Math.round(high * 0.1)}${-half}${belly - high}` +
      `c0${-Math.round(belly * 0.4)} ${Math.round(half * 0.44)}${shoulder - belly} ${half}${-belly}Z` +
      `M${x - stem} ${top + belly}h${stem * 2}V${floor}h${-stem * 2}Z`
    )
  })
  return shapes.join('')
}

export function salVeins(trees: string): string {
  const shapes = trees.split(' ').map((tree) => {
    const [x = 0, top = 0, crown = 0] = tree.split(',').map(Number)
    const high = Math.round(crown * 2.3)
    const twigs = [0.42, 0.54, 0.66, 0.78].map((down) => {
      const [y, reach] = [Math.round(top + high * down), Math.round(crown * 0.3 * (1.3 - down))]
      return `M${x - reach} ${y - reach}L${x} ${y}L${x + reach} ${y - reach}`
    })
    return `M${x} ${top + Math.round(high * 0.1)}V${top + high}${twigs.join('')}`
  })
  return shapes.join('')
}
