/**
 * The one sentence that explains a trip's length: nights of a stop are its days less one, those of the trip are all
 * days less one, and it ends as many days after its start as it has (specification, section 4).
 */
export const lengthExplained = (stops: number) =>
  stops > 1
    ? 'Each move between stops adds a night, and the To date is the day after your last day.'
    : 'The To date is the day after your last day.'
