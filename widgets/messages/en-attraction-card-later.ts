/** What a person reads of an attraction, in English; kept apart because it is loaded with its data. */

export const attraction = {
  rated: (stars: number) => `Rated ${stars} out of 5`,
  reviews: (count: number) => (count === 1 ? '1 Review' : `${count.toLocaleString('en')} Reviews`),
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number, of: number) => `${name}, picture ${number} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  at: (number: number, of: number) => `Picture ${number} of ${of}`,
}
