const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** 'Answer in Hindi', for staff; undefined for English. */
export const answerIn = (language: string | null | undefined): string | undefined =>
  language ? `Answer in ${NAMES.of(language)}` : undefined
