import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConsentService } from '../../state/consent';
import { classNames } from '../../ui/classNames';
import { ConsentPlaceholder } from './ConsentPlaceholder';
import { useGate } from './useGate';

export interface ConsentGateProps {
  service: ConsentService;
  /** What 'einmal laden' counts for beside the service: the id of a vehicle, a tab. */
  place?: string;
  /** Address the content comes from: its host is named beside the recipient. */
  url?: string;
  /** Level of the placeholder's heading in the page's outline. */
  level?: 2 | 3 | 4;
  /** Gives placeholder and content the geometry of the place. */
  className?: string;
  /** Content of the third party; not rendered, so not loaded, before the visitor agreed. */
  children: ReactNode;
}

/**
 * Stands before everything of a third party (decisions 5): until consent for its service a placeholder says who gets which data and
 * why. Where the host decides (`data-consent="external"`) the shop does not ask, and shows the content as soon as it is granted.
 */
export function ConsentGate({ service, place = '', url, level = 3, className, children }: ConsentGateProps) {
  const gate = useGate(service, place);
  const content = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isPressed && gate.isOpen) content.current?.focus({ preventScroll: true });
  }, [isPressed, gate.isOpen]);

  if (gate.isOpen)
    return (
      <div ref={content} className={classNames('consent-content', className)} tabIndex={isPressed ? -1 : undefined}>
        {children}
      </div>
    );

  const press = (allow: () => void) => () => {
    setPressed(true);
    allow();
  };
  return (
    <ConsentPlaceholder
      service={service}
      url={url}
      level={level}
      className={className}
      isAsking={gate.isAsking}
      onAskHost={gate.askHost && press(gate.askHost)}
      onOnce={press(gate.allowOnce)}
      onAlways={press(gate.allowAlways)}
    />
  );
}
