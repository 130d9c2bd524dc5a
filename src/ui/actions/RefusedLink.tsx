import { Notice } from '../display/Notice';

interface RefusedLinkProps {
  /** Nothing is shown without one. */
  url: string | undefined;
  onDismiss: () => void;
}

/** The address to copy by hand, where the browser allowed neither sharing nor copying (`useShare`). */
export function RefusedLink({ url, onDismiss }: RefusedLinkProps) {
  if (url === undefined) return null;
  return (
    <Notice title="Der Link lässt sich hier nicht von selbst kopieren." onDismiss={onDismiss}>
      {url}
    </Notice>
  );
}
