import { useLayoutEffect, useRef } from 'react'
import { lazily, useLazy } from '../parts/use-lazy.ts'
import { enquiry as messages, form as formMessages } from '../messages/en.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
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
  /** Set by a retry, whose focus then moves to the first field. */
  const asked = useRef<ParentNode>(null)
  useLayoutEffect(() => {
    if (part !== 'failed') asked.current?.querySelector('input')?.focus()
  }, [part])
  if (part && part !== 'failed') return <part.Wizard {...props} />
  return (
    <section lang="en" className={`root ${props.theme} waiting`} part="root" aria-busy={!part}>
      <Heading {...props} text={messages.heading} />
      <Notice notice={part ? { kind: 'failure', text: formMessages.formFailed } : null} />
      {part && (
        <Button
          kind="quiet"
          label={formMessages.tryAgain}
          onClick={(event) => {
            asked.current = event.currentTarget.getRootNode() as ShadowRoot
            void retry()
          }}
        />
      )}
    </section>
  )
}
