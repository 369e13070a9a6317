/** Time until a planner calls after an enquiry. Separate, because no first render says it. */
export const callsWithin = 'one working day'
