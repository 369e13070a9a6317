import type { MouseEvent } from 'react'

export interface ButtonProps {
  label: string
  kind: 'strong' | 'quiet'
  type?: 'button' | 'submit'
  /** Label while busy; the button then keeps focus and ignores presses. */
  busy?: string | false
  disabled?: boolean
  /** Ignores presses but keeps focus; its label gives the reason. */
  waiting?: boolean
  describedBy?: string | undefined
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function Button({
  label,
  kind,
  type = 'button',
  busy,
  disabled,
  waiting,
  describedBy,
  onClick,
}: ButtonProps) {
  const says = busy || label
  return (
    <button
      type={type}
      className={kind}
      part={`button ${kind}`}
      disabled={disabled}
      aria-disabled={busy || waiting ? true : undefined}
      aria-describedby={describedBy}
      onClick={busy || waiting ? undefined : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      <span key={says}>{says}</span>
    </button>
  )
}
