/**
 * Nights are days less one, per stop and per trip; the trip ends as many days after its start (specification, section
 * 4).
 */
export const lengthExplained = (stops: number): string =>
  stops > 1
    ? 'Each move between stops adds a night, and the To date is the day after your last day.'
    : 'The To date is the day after your last day.'
