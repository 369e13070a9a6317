import { Fragment } from 'react'

/** Text with `code` between backticks, as a sentence begins. */
export const Coded = ({ text }: { text: string }) =>
  (text.slice(0, 1).toUpperCase() + text.slice(1)).split(/(`[^`]*`)/).map((part, at) => {
    const key = `${at} ${part}`
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })

/** A description from the manifest, which is in English on every page. */
export const Described = ({ text }: { text: string }) => (
  <span lang="en" dir="ltr">
    <Coded text={text} />
  </span>
)
