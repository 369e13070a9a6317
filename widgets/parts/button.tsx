import type { MouseEvent } from 'react'

export interface ButtonProps {
  label: string
  kind: 'strong' | 'quiet'
  type?: 'button' | 'submit'
  /** Shown while its work is under way; it then keeps focus, and presses do nothing. */
  busy?: string | false
  disabled?: boolean
  /** Cannot be pressed for now, but keeps focus and tells why by its label. */
  waiting?: boolean
  /** Id of a text that says more. */
  describedBy?: string | undefined
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button that says what it is doing. */
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
