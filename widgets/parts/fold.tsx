import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface FoldProps {
  label: string
  hint: string
  /** True if a field in it has a value, which opens it. */
  holds: boolean
  /** Number of the check that found an error in it, from 1; each one opens it. */
  wrong?: number
  children: ReactNode
}

/** Optional fields in a `<details>`. Visitors can open and close it at any time. */
export function Fold({ label, hint, holds, wrong = 0, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // Runs before focus moves to the error.
  useLayoutEffect(() => {
    if (holds || wrong) fold.current!.open = true
  }, [holds, wrong])
  return (
    <details className="fold" part="fold" ref={fold}>
      {/* Pages with keyboard shortcuts skip elements with this attribute. */}
      <summary part="summary" tabIndex={0}>
        <span>
          {label} <span className="hint">{hint}</span>
        </span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
