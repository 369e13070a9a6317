import { stripe } from './brush.ts'

const d = [
  stripe([4, 6], [24, 20], [14, 44], 5),
  stripe([26, 2], [46, 22], [34, 48], 6),
  stripe([50, 6], [66, 22], [56, 44], 5),
].join('')

export function Stripes({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 70 50" aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" />
    </svg>
  )
}
