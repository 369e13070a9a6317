export const company = 'पुणे की Tigertrail Journeys'
