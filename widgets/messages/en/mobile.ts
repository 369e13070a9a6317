/** The first message is specified (section 5). */
export const mobileFaults = {
  mobile: 'Phone number is not valid',
  abroad:
    'Phone number is not valid. We need an Indian mobile number of 10 digits, with or without +91.',
}
