import { Component, type ReactNode } from 'react';
import { CRASHED } from '../../lib/page/chunkFailure';
import { ErrorState } from '../../ui/feedback/ErrorState';

interface Props {
  resetKey?: string;
  name?: string;
  /** Default: a sentence and a retry. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  caught?: { error: unknown };
  resetKey?: string;
}

/** Rendering errors and failed chunks, with a retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { caught: undefined, resetKey };
  }

  override render(): ReactNode {
    const { name = 'Der Fahrzeugshop', fallback = applicationFallback(name), children } = this.props;
    const { caught } = this.state;
    return caught ? fallback(caught.error, () => this.setState({ caught: undefined })) : children;
  }
}

const applicationFallback = (name: string) => (_: unknown, retry: () => void) => (
  <div className="shop" lang="de">
    <ErrorState title={`${name} konnte nicht angezeigt werden.`} onRetry={retry}>
      {CRASHED}
    </ErrorState>
  </div>
);
