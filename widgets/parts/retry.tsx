import { Button } from './button.tsx'

export interface RetryProps {
  text: string
  label: string
  onRetry: () => Promise<void>
}

/** An error with a retry button. After a retry, focus moves to the loaded part. */
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
            // Loading may take a minute; focus may be in another field.
            if (root?.activeElement?.matches('input, select, textarea')) return
            const drawn = place?.isConnected ? place : root
            drawn?.querySelector<HTMLElement>('select, input')?.focus()
          })
        }}
      />
    </p>
  )
}
