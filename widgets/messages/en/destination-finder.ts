export const finder = {
  id: 'finder' as const,
  placeholder: 'Type a city, a state or a sight',
  popular: 'Popular',
  loading: 'Loading the destinations',
  found: (count: number) =>
    count === 0 ? 'No destination matches' : `${count} destination${count === 1 ? '' : 's'}`,
  /** The payload names cities only (specification, section 3). */
  sentAs: (city: string) => `sent as ${city}`,
  sightSentAs: (sight: string, city: string) => `${sight}: sent as ${city}`,
}
