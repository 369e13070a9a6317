export const says = {
  /** The first part of the site's addresses in this language, except for English. */
  code: 'en',
  dir: 'ltr' as 'ltr' | 'rtl',
  /** Separates the items of a list without 'and'. */
  comma: ', ',
}
