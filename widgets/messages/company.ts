export const company = 'Tigertrail Journeys, Pune,'

/** Time until a planner calls after an enquiry. */
export const callsWithin = 'one working day'
