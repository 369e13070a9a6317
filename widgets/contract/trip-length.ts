/**
 * Explains the specification's rule (section 4): nights of a stop are its days less one, nights of the trip are all
 * days less one, and the trip ends as many days after its start as it has.
 */
export const lengthExplained = (stops: number) =>
  stops > 1
    ? 'Each move between stops adds a night, and the To date is the day after your last day.'
    : 'The To date is the day after your last day.'
