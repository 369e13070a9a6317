import { dice, limb, stripe } from './brush.ts'

/** Bamboo from 'x,foot,height,lean', as stems and as leaves. */
export function bamboo(seed: number, list: string): { stems: string; leaves: string } {
  const roll = dice(seed)
  const canes = list.split(' ').map((cane) => {
    const [x = 0, y = 0, high = 0, lean = 0] = cane.split(',').map(Number)
    const at = (part: number) => [x + lean * part ** 2, y - high * part] as const
    const joints = [0, 0.2, 0.4, 0.6, 0.8].map((part) => {
      const [left, top] = at(part)
      return `${Math.round(left)},${Math.round(top)},${Math.round(high / 34)}`
    })
    const [tipX, tipY] = at(1)
    const leaves = [0.45, 0.6, 0.72, 0.82, 0.9, 0.96, 1].map((part, index) => {
      const [left, top] = at(part)
      const side = (index % 2 ? 1 : -1) * (0.7 + roll() * 0.6) * high * 0.13
      return (
        stripe([left, top], [left + side * 0.5, top - 12], [left + side, top + high * 0.05], 9) +
        stripe([left, top], [left + side * 0.4, top + 14], [left + side * 0.6, top + high * 0.1], 8)
      )
    })
    return { stems: limb(`${joints.join(' ')} ${Math.round(tipX)},${Math.round(tipY)},3`), leaves }
  })
  return {
    stems: canes.map(({ stems }) => stems).join(''),
    leaves: canes.flatMap(({ leaves }) => leaves).join(''),
  }
}
