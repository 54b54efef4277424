import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { isLoadFailure } from './load-failure.ts';
import { PageNotLoaded } from './page-not-loaded.tsx';

interface State {
  readonly broken: boolean;
  readonly missing: boolean;
}

/** React still asks for a class here. Keyed by the page, so that leaving a broken one leaves the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false, missing: false };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: true, missing: isLoadFailure(error) };
  }

  override render() {
    if (this.state.missing) return <PageNotLoaded />;
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
