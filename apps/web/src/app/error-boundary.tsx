import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** React still asks for a class here. Keyed by the page, so that leaving a broken one leaves the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
