/** Sentences of the page with the steps to a trip, and the questions that visitors have before they send the form. */
export const description =
  'From your request to your trip in four steps, and answers about costs, calls, your data, visas, children and food.'
export const lead =
  'You tell us about your trip. A planner calls, plans it with you and puts a price on it. You decide.'

export const poster = 'A steam train crosses a tall viaduct in the hills'

export const stepsLabel = 'Steps to your trip'
export const steps: readonly { title: string; text: string }[] = [
  {
    title: 'Tell us about your trip',
    text: 'Where, for how long and for how many: the short form has five fields. The longer one also takes dates, hotels and meals. You don’t need an account.',
  },
  {
    title: 'A planner calls you',
    text: 'Within {within}. Until then you have a copy by email, with a link to follow your enquiry online.',
  },
  {
    title: 'You get a plan with a price',
    text: 'By email. Ask for changes as often as you like, until the trip fits.',
  },
  {
    title: 'You say yes, or no',
    text: 'Nothing is booked or charged until you say yes. Then your planner books the trip and stays your contact.',
  },
]

export const questions = 'Questions before you send'

interface Question {
  /** Ends the address of the answer: '/how-it-works#cost'. */
  id: string
  question: string
  /** `{…}` are links and times. */
  answer: string
}

export const groups: readonly { title: string; questions: readonly Question[] }[] = [
  {
    title: 'Asking us',
    questions: [
      {
        id: 'cost',
        question: 'What does it cost to ask?',
        answer: 'Nothing. Sending the form doesn’t book anything either.',
      },
      {
        id: 'call',
        question: 'When will somebody call?',
        answer:
          'Within {within}. Our planners’ hours are under {planners}, in Indian time. In a hurry? Call {phone}.',
      },
      {
        id: 'phone',
        question: 'What happens with my phone number?',
        answer:
          'We use it only to plan your trip and to talk to you about it. We don’t sell it, and a partner whose site you used doesn’t see it. If you book, the hotels, guides and drivers of your trip see the parts they need. We delete your enquiry {enquiries} after we receive it. See {privacy}.',
      },
      {
        id: 'foreign-number',
        question: 'Can I enquire without an Indian mobile number?',
        answer:
          'The form takes Indian mobile numbers of 10 digits. With any other number, email {email} or call {phone}.',
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer:
          'No. Our emails have a link that opens your enquiry without a password for {days} days. With an account you see all your enquiries in one place.',
      },
      {
        id: 'change',
        question: 'Can I change or cancel my enquiry?',
        answer:
          'Yes. Open it with the link in our email and ask for a change, or cancel it there. The link works for {days} days, and {follow} sends you a new one. You can also reply to the email or call.',
      },
    ],
  },
  {
    title: 'Price and payment',
    questions: [
      {
        id: 'price',
        question: 'How is the price made up?',
        answer:
          'From your dates, route, hotels, meals and group. Prices at our {trips} are examples for one person, without flights to the first place and from the last. You’ll get yours with the plan, before you decide.',
      },
      {
        id: 'payment',
        question: 'How do I pay?',
        answer:
          'Not on this site: it takes no payments and never asks for a card. Your planner explains how and when to pay before you say yes.',
      },
      {
        id: 'cancel-trip',
        question: 'What if I cancel a trip that is booked?',
        answer:
          'That depends on its hotels, permits and tickets. Ask your planner for the terms before you say yes.',
      },
    ],
  },
  {
    title: 'Your trip',
    questions: [
      {
        id: 'best-time',
        question: 'When is the best time to go?',
        answer:
          'It depends on the place. Every place under {destinations} shows its best months and closures. The longer form marks them for each stop as you fill it in.',
      },
      {
        id: 'how-soon',
        question: 'How soon can we leave?',
        answer:
          'Seven days from now at the earliest, because permits take that long. For anything sooner, call {phone}.',
      },
      {
        id: 'visa',
        question: 'Do I need a visa?',
        answer:
          'That depends on your passport and the country. Tell your planner which passports you have. The embassy or consulate of that country has the last word.',
      },
      {
        id: 'children',
        question: 'Can we travel with children or parents?',
        answer:
          'Yes. The longer form asks for children below 5 and for senior citizens. Write ages and anything that matters, such as short drives or a cot, into ‘Any special request’.',
      },
      {
        id: 'wheelchair',
        question: 'Can I travel with a wheelchair?',
        answer:
          'Often, but not everywhere: many forts, temples and safari vehicles have steps. Write what you need into ‘Any special request’, and your planner will check each stop before you decide.',
      },
      {
        id: 'food',
        question: 'Will there be vegetarian food?',
        answer:
          'Yes. Choose Veg, Non veg or both in the longer form. Write allergies and other wishes, such as Jain or halal food, into ‘Any special request’.',
      },
    ],
  },
]

export const more = 'Another question?'
export const moreHint: string = 'Call {phone} or email {email}. Or see {trips} and {planners}.'
