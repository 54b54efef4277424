import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { forgetFailures } from './lazy-with-preload.tsx';
import { isLoadFailure } from './load-failure.ts';
import { PageNotLoaded } from './page-not-loaded.tsx';

interface Props {
  readonly children: ReactNode;
  /** Shown instead of an error: for parts of the frame, which must stay usable. */
  readonly fallback?: ReactNode;
  /** When it changes, what failed is tried again. */
  readonly resetOn?: unknown;
  onFail?(): void;
}

interface State {
  readonly broken: boolean;
  readonly missing: boolean;
}

const WHOLE: State = { broken: false, missing: false };

/** React still asks for a class here. Keyed by the page, so that leaving a broken one leaves the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state = WHOLE;

  static getDerivedStateFromError(error: unknown): State {
    return { broken: true, missing: isLoadFailure(error) };
  }

  override componentDidCatch() {
    forgetFailures();
    this.props.onFail?.();
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.broken && resetOn !== this.props.resetOn) this.setState(WHOLE);
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.broken) return children;
    if (fallback !== undefined) return fallback;
    return this.state.missing ? <PageNotLoaded /> : <ErrorPage />;
  }
}
