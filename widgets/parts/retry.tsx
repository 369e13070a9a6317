import { Button } from './button.tsx'

export interface RetryProps {
  /** What went wrong. */
  text: string
  label: string
  onRetry: () => Promise<void>
}

/** A list that could not be loaded, and the way to try again; focus then goes to the list. */
export function Retry({ text, label, onRetry }: RetryProps) {
  return (
    <p className="retry" part="retry">
      <span>{text}</span>
      <Button
        kind="quiet"
        label={label}
        onClick={(event) => {
          const place = event.currentTarget.parentElement?.parentElement
          void onRetry().then(() => place?.querySelector<HTMLElement>('select, input')?.focus())
        }}
      />
    </p>
  )
}
