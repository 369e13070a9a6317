export interface OwnHeading {
  /** Null for the form's own; '' hides it. */
  heading: string | null
  intro: string
  headline: string
}

interface HeadingProps extends OwnHeading {
  text: string
  sent?: boolean
}

/** Heading and introduction of a form. A hidden heading still names the form, which refers to it. */
export const Heading = ({ heading, intro, headline, text, sent }: HeadingProps) => (
  <>
    <h2 id="heading" part="heading" aria-level={+headline} hidden={heading === ''}>
      {heading || text}
    </h2>
    {intro && !sent && (
      <p className="intro" part="intro">
        {intro}
      </p>
    )}
  </>
)
