import { Component, type ReactNode } from 'react';
import { refusedStatus } from '../lib/http/errors';
import { ErrorState } from '../ui/ErrorState';
import { ErrorPage } from '../ui/ErrorPage';

interface Props {
  /** Another place is another chance: the screen is tried again when this changes. */
  place: string;
  children: ReactNode;
}

interface State {
  hasCrashed: boolean;
  /** Of the answer that ended the screen, where it was one. */
  status?: number;
  place: string;
}

/**
 * The last net: a screen that fails to render (or whose chunk did not arrive) says so and can be tried again. Drafts live in local
 * storage and outlast it.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasCrashed: true, status: refusedStatus(error) };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { hasCrashed: false, place };
  }

  override render(): ReactNode {
    const { hasCrashed, status } = this.state;
    if (!hasCrashed) return this.props.children;
    const retry = () => this.setState({ hasCrashed: false });
    if (status !== undefined) return <ErrorPage status={status} onRetry={retry} />;
    return (
      <div className="crash">
        <ErrorState title="Diese Seite konnte nicht angezeigt werden." onRetry={retry}>
          Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.
        </ErrorState>
      </div>
    );
  }
}
