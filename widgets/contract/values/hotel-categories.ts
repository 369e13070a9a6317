/** Specification, section 9. Several may be chosen. */
export const HOTEL_CATEGORIES = ['5 Star', '4 Star', '3 Star'] as const
