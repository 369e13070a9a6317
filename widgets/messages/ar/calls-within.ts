export const callsWithin = 'يوم عمل واحد'
