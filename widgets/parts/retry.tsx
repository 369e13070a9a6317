import { Button } from './button.tsx'

export interface RetryProps {
  /** What went wrong. */
  text: string
  label: string
  onRetry: () => Promise<void>
}

/** Says that something has not loaded, with the way to try again; focus then goes to what has loaded. */
export function Retry({ text, label, onRetry }: RetryProps) {
  return (
    <p className="retry" part="retry" role="alert">
      <span>{text}</span>
      <Button
        kind="quiet"
        label={label}
        onClick={(event) => {
          const place = event.currentTarget.parentElement?.parentElement
          const root = place?.getRootNode() as ShadowRoot | undefined
          void onRetry().then(() => {
            // It may take a minute, and a person may have gone on to another field.
            if (root?.activeElement?.matches('input, select, textarea')) return
            place?.querySelector<HTMLElement>('select, input')?.focus()
          })
        }}
      />
    </p>
  )
}
