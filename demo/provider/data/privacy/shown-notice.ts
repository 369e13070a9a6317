import {
  type NoticeSubject,
  PRIVACY_NOTICES,
} from '../../../../widgets/contract/privacy-notices.ts'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL for the sentence about privacy that a row's form showed, with its version and time; null if it isn't recorded. */
export function shownNotice(subject: NoticeSubject): string {
  const cases = Object.entries(PRIVACY_NOTICES).flatMap(([version, languages]) =>
    Object.entries(languages).map(
      ([language, texts]) =>
        `when ${literal(`${version}.${language}`)} then ${literal(texts[subject])}`,
    ),
  )
  return `case when notice is not null then jsonb_build_object('version', notice, 'shown_at', received_at,
    'text', case notice ${cases.join(' ')} end) end`
}
