/** What the demo's reviewers say first, by their rating. */
export const OPENINGS: Record<number, string[]> = {
  5: [
    'One of the best days of our whole trip.',
    'We came for a morning and would gladly have stayed for a week.',
    'Better than every photograph we had seen before.',
    'My parents are past seventy and still talk about it every day.',
    'Our second visit, and it was even better than the first.',
    'The children have asked every evening since when we go back.',
    'Worth every hour of the drive.',
    'Everything went like clockwork, and the place itself is a wonder.',
  ],
  4: [
    'A lovely place, and well looked after.',
    'We enjoyed it very much, crowds and all.',
    'Very good, with one or two small things to plan for.',
    'Beautiful from start to finish, if a little busy at noon.',
    'Nearly perfect; one more hour would have made it so.',
    'Well worth the detour.',
  ],
  3: [
    'A nice stop, but not the reason to come all this way.',
    'Good in parts; we had expected a little more after all the praise.',
    'Pretty, and very full at the weekend.',
    'Fine for half a day.',
  ],
  2: [
    'We had hoped for more.',
    'The place is beautiful, the queues are not.',
    'Not our day: rain, a long wait, and little to see.',
  ],
  1: ['Sadly a disappointment for us.', 'We waited two hours and left again.'],
}

/** What they say of something they did there; `%` is that. */
export const DETAILS: Record<'glad' | 'mixed' | 'sorry', string[]> = {
  glad: [
    'Do not miss this: %.',
    'What we liked best: %.',
    '%: booked in the morning, done by noon, no fuss at all.',
    '%: our guide knew every corner, and it showed.',
    'We had put a whole afternoon aside for %s and needed all of it.',
    'For us the highlight was %s.',
  ],
  mixed: [
    'We liked %s, though the end came sooner than we had thought.',
    '%: book a day ahead, because the desk runs out of places.',
    '%: good, a little hurried.',
    'The best part was %s.',
  ],
  sorry: [
    'The plan was %s, and there were no places left.',
    'What was as we had read: %. Little else was.',
    'For %s we were told to come back another day.',
  ],
}

/** What they tell the next visitor. */
export const ADVICE = [
  'Go early: the light is soft and the crowds are still asleep.',
  'Carry water and something for the sun.',
  'Take a warm layer for the morning, whatever the month.',
  'Keep some cash for tickets; the card machine had its own mind.',
  'The pick-up was on time and the car was clean.',
  'Wear shoes that can get dusty.',
  'We would come again outside of the school holidays.',
  'Leave the afternoon free and sit somewhere with a view.',
  'Permits and tickets were ready when we arrived, which saved us an hour.',
  'Binoculars are worth their weight.',
  'A slow pace suits this place.',
  '',
  '',
]

export const FIRST_NAMES = (
  'Aarav Aditi Amit Ananya Arjun Asha Deepa Farhan Gauri Harish Ishaan Jaya Kabir ' +
  'Kavita Lakshmi Meera Nikhil Nisha Omkar Pooja Rahul Rekha Rohan Sana Sanjay Shruti ' +
  'Sunil Tara Vikram Zoya Anna Claire Daniel Emma Jonas Lucas Maria Sofia Thomas ' +
  'Yuki'
).split(' ')

export const LAST_NAMES = (
  'Agarwal Bose Chavan Das Desai Fernandes Ghosh Gupta Iyer Jain Joshi Kaur Khan ' +
  'Kulkarni Mehta Menon Mishra Nair Patel Pillai Rao Reddy Sen Shah Sharma Singh ' +
  'Thomas Verma Keller Martin'
).split(' ')
