/** Whose forms they are, on whatever page they stand. */
export const company = 'Tigertrail Journeys, Pune,'

/** When somebody is called who asked for a trip. */
export const callsWithin = 'one working day'
