import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConsentService } from '../../state/consent';
import { ConsentPlaceholder } from './ConsentPlaceholder';
import { useGate } from './useGate';

export interface ConsentGateProps {
  service: ConsentService;
  /** Scope of 'Einmal laden': the id of a vehicle, a tab. */
  place?: string;
  /** Address of the content; its host is shown beside the recipient. */
  url?: string;
  level?: 2 | 3 | 4;
  /** Text of the service's own button, the only one: a press allows it in this place. Default: 'Einmal laden' and 'Immer laden'. */
  action?: string;
  className?: string;
  /** Content of the third party; not rendered, and so not loaded, before consent. */
  children: ReactNode;
}

/**
 * Consent gate around third-party content (rules/storage-and-privacy: third parties wait for consent): until consent for its service, a placeholder says who gets which data and
 * why. With `data-consent="external"` the shop does not ask; the content is shown as soon as the host has granted it.
 */
export function ConsentGate({ service, place = '', url, level = 3, action, className, children }: ConsentGateProps) {
  const gate = useGate(service, place);
  const content = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    // The focused button is gone.
    if (isPressed && gate.isOpen) content.current?.focus({ preventScroll: true });
  }, [isPressed, gate.isOpen]);

  if (gate.isOpen)
    return (
      <div ref={content} className={className} tabIndex={isPressed ? -1 : undefined}>
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
      action={action}
      className={className}
      isAsking={gate.isAsking}
      onAskHost={gate.askHost && press(gate.askHost)}
      onOnce={press(gate.allowOnce)}
      onAlways={press(gate.allowAlways)}
    />
  );
}
