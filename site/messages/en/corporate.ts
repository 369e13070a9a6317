/** Sentences of the companies' pages. */
export const noPage = 'We don’t have a page at this address.'
export const title = (company: string | undefined) =>
  company ? `Trips for everyone at ${company}` : 'Trips for companies'
export const description = (company: string | undefined) =>
  `A short film of our trips for ${company ? `everyone at ${company}` : 'companies'}, and an enquiry form for corporate users.`
export const film = (company: string) => `Our trips for everyone at ${company}.`
export const heading = 'Enquire as a corporate user'
export const steps = [
  'Choose your company and enter your work email.',
  'We’ll send a one-time code to confirm it.',
  'Enter the code and send your enquiry. We’ll plan your trip on your company’s terms.',
]
export const personal = 'Paying for it yourself? Use the {form}.'
export const personalForm = 'personal trip form'
