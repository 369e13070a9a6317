import type { AnchorHTMLAttributes } from 'react'
import type { Visit } from '../routing/router.ts'

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  visit: Visit
}

export function PageLink({ to, visit, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} aria-current={visit.path === to ? 'page' : undefined} {...rest}>
      {children}
    </a>
  )
}
