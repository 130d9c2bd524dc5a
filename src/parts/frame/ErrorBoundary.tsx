import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/display/ErrorState';

interface Props {
  /** Resets when this changes. */
  resetKey?: string;
  /** What failed, in the default fallback. */
  name?: string;
  /** Rendered instead of the children. Default: a sentence and a retry, also for a failure of the whole shop. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  caught?: { error: unknown };
  place?: string;
}

/** Error boundary: shows what failed to render, or a chunk that did not load, as an error with a retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey: place }: Props, state: State): State | null {
    return place === state.place ? null : { caught: undefined, place };
  }

  override render(): ReactNode {
    const { name = 'Der Fahrzeugshop', fallback = applicationFallback(name), children } = this.props;
    const { caught: crash } = this.state;
    return crash ? fallback(crash.error, () => this.setState({ caught: undefined })) : children;
  }
}

const applicationFallback = (name: string) => (_: unknown, retry: () => void) => (
  <div className="shop" lang="de">
    <ErrorState title={`${name} konnte nicht angezeigt werden.`} onRetry={retry}>
      Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.
    </ErrorState>
  </div>
);
