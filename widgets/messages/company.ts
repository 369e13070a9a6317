/** Whose forms they are, on whatever page they stand. */
export const company = 'Tigertrail Journeys, Pune,'
