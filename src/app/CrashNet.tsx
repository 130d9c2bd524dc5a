import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/display/ErrorState';

interface Props {
  /** Another place is another chance: what is inside is tried again when this changes. */
  place?: string;
  /** What stands in its place. Default: a sentence and another try, also where the shop itself could not be put up. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  crash?: { error: unknown };
  place?: string;
}

/** The last net: what fails to render (or whose chunk did not arrive) says so and can be tried again. */
export class CrashNet extends Component<Props, State> {
  override state: State = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { crash: undefined, place };
  }

  override render(): ReactNode {
    const { fallback = shopFallback, children } = this.props;
    const { crash } = this.state;
    return crash ? fallback(crash.error, () => this.setState({ crash: undefined })) : children;
  }
}

const shopFallback = (_: unknown, retry: () => void) => (
  <div className="shop" lang="de">
    <ErrorState title="Der Fahrzeugshop konnte nicht angezeigt werden." onRetry={retry}>
      Bitte versuchen Sie es erneut oder laden Sie die Seite neu.
    </ErrorState>
  </div>
);
