import { Notice } from './Notice';
import { SelectedText } from '../actions/SelectedText';

interface CopyLinkFallbackProps {
  url: string | undefined;
  onDismiss: () => void;
}

/** To copy by hand, if neither sharing nor copying was allowed (`useShare`). */
export function CopyLinkFallback({ url, onDismiss }: CopyLinkFallbackProps) {
  if (url === undefined) return null;
  return (
    <Notice title="Der Link lässt sich hier nicht von selbst kopieren." onDismiss={onDismiss}>
      <SelectedText label="Link" text={url} />
    </Notice>
  );
}
