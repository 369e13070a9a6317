import { Component, type ReactNode } from 'react'
import { Lost } from './lost.tsx'

interface BoundaryProps {
  children: ReactNode
}

/** Keeps a page that breaks while it is drawn from taking all others with it; give each page a key. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Lost /> : this.props.children
  }
}
