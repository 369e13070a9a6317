export const callsWithin = 'एक कामकाजी दिन'
