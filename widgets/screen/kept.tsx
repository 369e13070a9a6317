import { kept } from '../messages/en/kept.ts'
import type { Say } from '../messages/say.ts'
import { Button } from '../parts/button.tsx'
export { default as css } from './kept.css?inline'

export interface KeptProps {
  say: Say
  onStartOver: () => void
}

export function Kept({ say, onStartOver }: KeptProps) {
  const messages = say(kept)
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
