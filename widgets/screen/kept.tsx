import { kept as messages } from '../messages/en-failures.ts'
import { Button } from '../parts/button.tsx'
export { default as css } from './kept.css?inline'

export interface KeptProps {
  onStartOver: () => void
}

export function Kept({ onStartOver }: KeptProps) {
  return (
    <div className="kept" part="kept">
      <p>{messages.text}</p>
      <Button
        kind="quiet"
        label={messages.startOver}
        onClick={({ currentTarget }) => {
          const root = currentTarget.closest('.root')
          root?.querySelector<HTMLElement>('input, select')?.focus()
          onStartOver()
        }}
      />
    </div>
  )
}
