import { lazily, useLazy } from '../parts/use-lazy.ts'
import { enquiry, form } from '../messages/en/enquiry.ts'
import { Retry } from '../parts/retry.tsx'
import { Heading } from '../screen/heading.tsx'
import { cities } from '../stores/places.ts'
import { SimpleEnquiry, type SimpleEnquiryProps } from './simple-enquiry.tsx'

export interface TripEnquiryProps extends SimpleEnquiryProps {
  variant: 'simple' | 'wizard'
}

export const loadWizard = lazily(() => import('./wizard.tsx'))

/** The form for a `variant`. Each form keeps its state when `variant` changes. */
export function TripEnquiry({ variant, ...props }: TripEnquiryProps) {
  return variant === 'wizard' ? <LazyWizard {...props} /> : <SimpleEnquiry {...props} />
}

/** The lazy wizard; a skeleton shows until it loads. */
function LazyWizard(props: SimpleEnquiryProps) {
  // Starts loading the list, and thereby the code that both need.
  cities(props.provider).$list.get()
  const [part, retry] = useLazy(loadWizard, true, props.adopt)
  if (part && part !== 'failed') return <part.Wizard {...props} />
  const { say } = props
  const messages = say(form)
  return (
    <section
      lang={messages.lang}
      dir={messages.dir}
      className={`root ${props.theme} waiting`}
      part="root"
      aria-busy={!part}
    >
      <Heading {...props} text={say(enquiry).heading} />
      {part && <Retry text={messages.formFailed} label={messages.tryAgain} onRetry={retry} />}
    </section>
  )
}
