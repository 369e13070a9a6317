/** Stored form of a partner's name: HTML shows other spaces as one. */
export const partnerName = (name: string) => name.replace(/\p{Z}+/gu, ' ').trim()
