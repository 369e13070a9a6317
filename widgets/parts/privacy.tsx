export interface PrivacyProps {
  text: string
  link: string
  /** Address of the privacy page; '' for the company's own, at `origin`. */
  href: string
  origin: string
}

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
