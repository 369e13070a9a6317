import { countedIn } from '../counted.ts'

const counted = countedIn('en')

/** Links to an enquiry. */
export const says = {
  label: 'Follow your enquiry',
  kept: (days: number) =>
    `You don’t need a password. The link works for ${counted(days, { one: '# day', other: '# days' })}. Don’t share it.`,
  subject: (reference: string) => `Your link to enquiry ${reference}`,
  title: (reference: string) => `Your enquiry ${reference}`,
  newLink: 'Here is a new link to your enquiry.',
}
