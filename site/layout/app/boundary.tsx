import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface BoundaryProps {
  children: ReactNode
}

/** Contains render errors of one page. Give each page a key, so that the next one starts afresh. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children
  }
}
