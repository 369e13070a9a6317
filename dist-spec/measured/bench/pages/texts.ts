export const heading = 'Personal Trip Planner'
export const tick = 'I am a corporate user'
export const submit = 'Submit Enquiry'
export const placeholder = 'Choose a destination'
export const sent =
  'Thanks for connecting with submitting the enquiry. We will get back to you soon'
export const failed = 'Sorry, we are unable to submit your enquiry. Please try again later'
export const badEmail = 'Must be a valid email'

export interface TextField {
  name: string
  label: string
  type: 'number' | 'email' | 'tel'
  required: string
}

export const destination = {
  name: 'destination',
  label: 'Destination',
  required: 'Please select the destination',
}

export const fields: TextField[] = [
  { name: 'days', label: 'Days', type: 'number', required: 'Please enter the Days' },
  {
    name: 'total_people',
    label: 'Total People',
    type: 'number',
    required: 'Please enter the Total People',
  },
  { name: 'email', label: 'Email', type: 'email', required: 'Please enter your Email' },
  { name: 'mobile_number', label: 'Mobile', type: 'tel', required: 'Please enter your Mobile' },
]

export interface City {
  uuid: string
  name: string
}
