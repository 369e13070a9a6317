/** Letters about an enquiry's status, and around a planner's reply. */
export const says = {
  subject: (title: string, reference: string) => `${title}: ${reference}`,
  'In progress': {
    title: 'We’re working on your trip',
    text: 'One of our planners is working on your enquiry. We’ll email you a plan with a price.',
  },
  Completed: {
    title: 'Your enquiry is completed',
    text: 'Everything you asked for is settled. Thank you for planning your trip with us.',
  },
  Canceled: {
    title: 'Your enquiry is canceled',
    text: 'We’ve closed your enquiry, and nothing is booked. If that isn’t what you want, reply to this email.',
  },
  signed: (name: string, brand: string) => `${name}, ${brand}`,
}
