export const company = 'شركة \u2068Tigertrail Journeys\u2069 في بونه'
