import 'react'

/** Attributes of every tag, which may also stand on an ancestor. */
interface TagAttributes extends React.HTMLAttributes<HTMLElement> {
  provider?: string
  product?: string
  partner?: string
  theme?: 'auto' | 'light' | 'dark'
}

interface FormAttributes extends TagAttributes {
  privacy?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trip-enquiry': FormAttributes & {
        variant?: 'simple' | 'wizard'
        destination?: string
        days?: string | number
        people?: string | number
        corporate?: boolean
      }
      'trip-review': FormAttributes & { attraction?: string | undefined }
      'trip-testimonial': FormAttributes
      'trip-attraction-card': TagAttributes & {
        attraction?: string
        href?: string
        headline?: 2 | 3 | 4 | 5 | 6
      }
      'trip-corporate-video': TagAttributes & { company?: string }
    }
  }
}
