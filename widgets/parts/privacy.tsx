export interface PrivacyProps {
  /** What the form's personal data are for, in one sentence. */
  text: string
  /** The words of the link to a page that says more. */
  link: string
  /** The address of that page; '' for the company's own, at `origin`. */
  href: string
  origin: string
}

/** Whose form it is, what becomes of what is typed, and where more is said. */
export function Privacy({ text, link, href, origin }: PrivacyProps) {
  return (
    <p className="privacy" part="privacy">
      <span>{text}</span>{' '}
      <a href={href || `${origin}/privacy`} target="_blank">
        {link}
      </a>
    </p>
  )
}
