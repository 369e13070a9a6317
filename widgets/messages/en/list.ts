import { listText } from '../list-text.ts'

/** 'Kochi, Munnar and Thekkady'. */
export const listed = (items: readonly string[]) => listText(items, ', ', ' and ')
