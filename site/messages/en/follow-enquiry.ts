/** Sentences of an enquiry's page, with and without an account. */
export const title = 'Follow your enquiry'
export const description = 'See how your enquiry is going, without a password.'
export const lead =
  'Enter your reference and the email address you used. We’ll email you a link that opens your enquiry.'
export const reference = 'Reference'
export const referenceHint = 'It’s in the subject of our emails, such as TJ-7K2M-XQ9A.'
export const submit = 'Email me a link'
export const submitting = 'Sending'
export const haveAccount = 'See all your enquiries'
export const invalid = 'This link doesn’t work'
export const invalidHint =
  'It may be incomplete, have expired or have been replaced. We can email you a new one now.'
export const what = 'Your enquiry'

export const next = 'What happens next'
export const planning = (planner = 'One of our planners') =>
  `${planner} is working on your trip and will email you a plan with a price.`
export const planned =
  'See your plan and its price on its page. You can answer it or ask a question there.'
export const seePlan = 'See your plan'
export const completed =
  'Everything you asked for is settled. Thank you for planning your trip with us.'
export const canceled = 'We’ve closed your enquiry, and nothing is booked.'
export const planner = 'Your planner is {name}.'

export const history = 'History'
export const received = 'We received your enquiry'
export const status = (now: string) => `Status: ${now}`
export const youCanceled = 'You canceled your enquiry'
export const replied = (name: string) => `${name} replied`
export const sentPlan = (name: string) => `${name} sent you a plan`
/** By the kind of event. */
export const answered: Readonly<Record<string, string | undefined>> = {
  'plan-accepted': 'You accepted the plan',
  'plan-declined': 'You declined the plan',
  'plan-asked': 'You asked about the plan',
}
export const youAsked = 'You asked us'
export const youChanged = 'You changed your enquiry'

export const trip = 'Your trip'
export const change = 'Change or cancel'
export const request = 'Request a change'
export const changeLabel = 'What would you like to change?'
export const messageLabel = 'Your message'
export const send = 'Send to our planners'
export const sending = 'Sending'
export const cancel = 'Cancel this enquiry'
export const cancelHint = 'We’ll stop planning this trip. Nothing is booked or charged.'
export const reason = 'Reason (optional)'
export const confirm = 'Yes, cancel it'
export const canceling = 'Canceling'
