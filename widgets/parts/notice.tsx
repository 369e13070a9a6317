export interface NoticeProps {
  notice: { kind: 'success' | 'failure'; text: string; hint?: string | undefined } | null
}

/** The live region of a widget. Rendered before its message, or screen readers would miss it (WCAG 4.1.3). */
export function Notice({ notice }: NoticeProps) {
  return (
    <div role="status" className={notice?.kind} part={`notice ${notice?.kind ?? ''}`}>
      {notice && (
        <p key={notice.text}>
          {notice.text}
          {notice.hint && `\n${notice.hint}`}
        </p>
      )}
    </div>
  )
}
