export interface PrivacyProps {
  /** What the form's personal data are for, in one sentence. */
  text: string
  /** The words of the link to a page that says more; without `href` there is none. */
  link: string
  href: string
}

export function Privacy({ text, link, href }: PrivacyProps) {
  return (
    <p className="privacy" part="privacy">
      <span>{text}</span>{' '}
      {href && (
        <a href={href} target="_blank" rel="noopener">
          {link}
        </a>
      )}
    </p>
  )
}
