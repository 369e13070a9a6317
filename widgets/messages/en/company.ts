export const company = 'Tigertrail Journeys, Pune,'
