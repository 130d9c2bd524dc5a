import Expand from 'lucide-react/icons/expand';
import ExternalLink from 'lucide-react/icons/external-link';
import type { RefObject } from 'react';
import { Button } from '../../ui/actions/Button';
import { useStyles } from '../../ui/styles';
import css from './FullScreenButton.css?inline';

interface FullScreenButtonProps {
  frame: RefObject<HTMLIFrameElement | null>;
  url: string;
  isIcon?: boolean;
}

/** In a new tab if the browser lacks the Fullscreen API (iPhone). */
export function FullScreenButton({ frame, url, isIcon = false }: FullScreenButtonProps) {
  useStyles(css);
  const isPossible = document.fullscreenEnabled;
  const name = isPossible ? 'Vollbild' : 'In voller Größe öffnen';
  return (
    <Button
      className={isIcon ? 'full-screen-button' : undefined}
      size={isIcon ? 'medium' : 'small'}
      icon={isPossible ? <Expand /> : <ExternalLink />}
      aria-label={isPossible ? name : `${name} (öffnet in einem neuen Tab)`}
      {...(isPossible
        ? { onClick: () => void frame.current?.requestFullscreen().catch(() => undefined) }
        : { href: url, target: '_blank', rel: 'noopener noreferrer' })}
    >
      {isIcon ? null : name}
    </Button>
  );
}
