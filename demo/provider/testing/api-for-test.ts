export const API = '/api/v1/trips'
