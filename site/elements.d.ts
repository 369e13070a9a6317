import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trip-enquiry': React.HTMLAttributes<HTMLElement> & { privacy?: string }
      'trip-review': React.HTMLAttributes<HTMLElement> & {
        attraction?: string | undefined
        privacy?: string
      }
      'trip-testimonial': React.HTMLAttributes<HTMLElement> & { privacy?: string }
      'trip-corporate-video': React.HTMLAttributes<HTMLElement> & { company?: string }
    }
  }
}
