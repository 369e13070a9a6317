/** Places of the sample trips, by their English names, which are as they are here. */
export const names: Record<string, string> = {}
export const placed = (town: string, area: string) => `${town}, ${area}`
