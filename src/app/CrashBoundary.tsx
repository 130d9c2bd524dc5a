import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState';

interface Props {
  /** Another place is another chance: the screen is tried again when this changes. */
  place: string;
  children: ReactNode;
}

interface State {
  hasCrashed: boolean;
  place: string;
}

/**
 * The last net: a screen that fails to render (or whose chunk did not arrive) says so and can be tried again. Drafts live in local
 * storage and outlast it.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { hasCrashed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div className="crash">
        <ErrorState
          title="Diese Seite konnte nicht angezeigt werden."
          onRetry={() => this.setState({ hasCrashed: false })}
        >
          Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.
        </ErrorState>
      </div>
    );
  }
}
