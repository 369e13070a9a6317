import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface FoldProps {
  label: string
  /** Said after the label, such as that nobody has to open it. */
  hint: string
  /** Whether there is anything in it: it then opens by itself. */
  holds: boolean
  /** Which check found something wrong in it, from 1: it opens at each. */
  wrong?: number
  children: ReactNode
}

/** What nobody has to fill in, folded away under what it is for. Whoever opens or closes it has the say. */
export function Fold({ label, hint, holds, wrong = 0, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // Before focus goes to what is wrong in it.
  useLayoutEffect(() => {
    if (holds || wrong) fold.current!.open = true
  }, [holds, wrong])
  return (
    <details className="fold" part="fold" ref={fold}>
      {/* Pages that take keys from what is no control ask for this attribute. */}
      <summary part="summary" tabIndex={0}>
        <span>
          {label} <span className="hint">{hint}</span>
        </span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
