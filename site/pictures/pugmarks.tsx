const toe = (x: number, y: number, turn: number) => (
  <ellipse cx={x} cy={y} rx={7.5} ry={10.5} transform={`rotate(${turn} ${x} ${y})`} />
)

const steps = [
  [30, 250, 64, 1],
  [104, 268, 70, 1],
  [176, 206, 56, 1],
  [252, 214, 60, 0.8],
  [322, 146, 48, 0.55],
  [400, 146, 52, 0.3],
  [462, 78, 42, 0.14],
] as const

export function Pugmarks({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 320" aria-hidden="true" focusable="false">
      {steps.map(([x, y, turn, strength]) => (
        <g
          key={x}
          fill="currentColor"
          fillOpacity={strength}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          <path d="M0 -6C12 -6 22 6 22 15C22 24 13 25 7 22C2 20 -2 20 -7 22C-13 25 -22 24 -22 15C-22 6 -12 -6 0 -6Z" />
          {toe(-24, -4, -28)}
          {toe(-9, -21, -8)}
          {toe(10, -21, 8)}
          {toe(25, -3, 28)}
        </g>
      ))}
    </svg>
  )
}
