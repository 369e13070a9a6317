/** A table of the provider whose rows come from one form. */
export type NoticeSubject = 'enquiries' | 'reviews' | 'testimonials'

type Notices = Readonly<Record<NoticeSubject, string>>

/**
 * Sentences about privacy that forms have shown, by version and language. Stored rows refer to them, so a version never
 * changes: a new wording in `messages/` is a new version here, and in `values/form-facts.ts`.
 */
export const PRIVACY_NOTICES: Readonly<Record<string, Readonly<Record<string, Notices>>>> = {
  1: {
    en: {
      enquiries: 'Tigertrail Journeys, Pune, uses this only to answer you.',
      reviews:
        'Tigertrail Journeys, Pune, publishes your name, rating, feedback and photos, and uses the rest only if we have a question.',
      testimonials:
        'Tigertrail Journeys, Pune, publishes your name, feedback and video, and uses the rest only if we have a question.',
    },
    hi: {
      enquiries: 'पुणे की Tigertrail Journeys इस जानकारी का इस्तेमाल सिर्फ़ आपको जवाब देने के लिए करती है।',
      reviews:
        'पुणे की Tigertrail Journeys आपका नाम, रेटिंग, फ़ीडबैक और फ़ोटो साइट पर दिखाती है, और बाकी जानकारी तभी इस्तेमाल करती है, जब कुछ पूछना हो।',
      testimonials:
        'पुणे की Tigertrail Journeys आपका नाम, फ़ीडबैक और वीडियो साइट पर दिखाती है, और बाकी जानकारी तभी इस्तेमाल करती है, जब कुछ पूछना हो।',
    },
    ar: {
      enquiries: 'تستخدم شركة \u2068Tigertrail Journeys\u2069 في بونه هذه البيانات للرد عليك فقط.',
      reviews:
        'تنشر شركة \u2068Tigertrail Journeys\u2069 في بونه اسمك وتقييمك ورأيك وصورك، ولا تستخدم بقية البيانات إلا إذا كان لدينا سؤال.',
      testimonials:
        'تنشر شركة \u2068Tigertrail Journeys\u2069 في بونه اسمك ورأيك والفيديو، ولا تستخدم بقية البيانات إلا إذا كان لدينا سؤال.',
    },
  },
}

/** The sentence of a notice like '1.hi'; undefined if there is none. */
export function noticeText(subject: NoticeSubject, notice: string): string | undefined {
  const [, version = '', language = ''] = /^(\d{1,4})\.([\w-]{1,35})$/.exec(notice) ?? []
  const languages = Object.hasOwn(PRIVACY_NOTICES, version) ? PRIVACY_NOTICES[version] : undefined
  return languages && Object.hasOwn(languages, language)
    ? languages[language]?.[subject]
    : undefined
}

/** A notice as it is stored: null for an unknown one, which is never an error. */
export const readNotice = (subject: NoticeSubject, given: string | undefined): string | null =>
  given !== undefined && noticeText(subject, given) !== undefined ? given : null
