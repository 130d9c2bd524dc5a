import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConsentService } from '../../state/consent';
import { ConsentPlaceholder } from './ConsentPlaceholder';
import { useGate } from './useGate';

export interface ConsentGateProps {
  service: ConsentService;
  /** Of 'Einmal laden': id of a vehicle, a tab. */
  place?: string;
  /** Its host is shown beside the recipient. */
  url?: string;
  level?: 2 | 3 | 4;
  /** The only button; allows the service in this place. Default: 'Einmal laden' and 'Immer laden'. */
  action?: string;
  className?: string;
  children: ReactNode;
}

/**
 * rules/storage-and-privacy: third parties wait for consent. A placeholder says who gets which data and why. With `data-consent="external"`
 * the shop does not ask: content is shown once the host has granted it.
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
