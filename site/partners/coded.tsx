import { Fragment } from 'react'

/** A description from the manifest, with `code` between backticks, as a sentence begins. */
export const Coded = ({ text }: { text: string }) =>
  (text.slice(0, 1).toUpperCase() + text.slice(1)).split(/(`[^`]*`)/).map((part, at) => {
    const key = `${at} ${part}`
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
