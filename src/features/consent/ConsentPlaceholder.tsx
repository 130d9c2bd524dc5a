import { useId, type ReactNode } from 'react';
import { webAddress } from '../../lib/webAddress';
import type { ConsentService } from '../../state/consent';
import { useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/display/Heading';
import { Link } from '../../ui/actions/Link';
import { useStyles } from '../../ui/styles';
import css from './ConsentGate.css?inline';
import { SERVICES } from './services';

interface ConsentPlaceholderProps {
  service: ConsentService;
  url: string | undefined;
  level: 2 | 3 | 4;
  action: string | undefined;
  className: string | undefined;
  isAsking: boolean;
  onAskHost: (() => void) | undefined;
  onOnce: () => void;
  onAlways: () => void;
}

export function ConsentPlaceholder({
  service,
  url,
  level,
  action,
  className,
  isAsking,
  ...on
}: ConsentPlaceholderProps) {
  useStyles(css);
  const headingId = useId();
  const { privacyDocumentUrl } = useTenant().settings;
  const { heading, recipient, data, purpose } = SERVICES[service];
  const host = webAddress(url)?.host;
  if (isAsking && action !== undefined)
    return (
      <section className={classNames('consent-gate consent-gate--own', className)} aria-label={heading}>
        <Button variant="primary" size="large" isWide onClick={on.onOnce}>
          {action}
        </Button>
        <p className="consent-gate__more max-w-640 text-14 text-muted">
          <span>{`Erst mit diesem Klick erhält ${recipient}, Daten: ${data}. Zweck: ${purpose} `}</span>
          <Privacy url={privacyDocumentUrl} />
        </p>
      </section>
    );
  return (
    <section className={classNames('consent-gate', className)} aria-labelledby={headingId}>
      <Heading level={level} size={16} id={headingId}>
        {heading}
      </Heading>
      <dl className="consent-gate__facts grid gap-4 max-w-640 text-14">
        <Line label="Empfänger">{host ? `${recipient} (${host})` : recipient}</Line>
        <Line label="Daten">{`${data}.`}</Line>
        <Line label="Zweck">{purpose}</Line>
      </dl>
      {isAsking ? (
        <div className="flex flex-wrap gap-8">
          <Button onClick={on.onOnce}>Einmal laden</Button>
          <Button onClick={on.onAlways}>Immer laden</Button>
        </div>
      ) : on.onAskHost ? (
        <div className="flex flex-wrap gap-8">
          <Button onClick={on.onAskHost}>Cookie-Einstellungen öffnen</Button>
        </div>
      ) : null}
      <p className="consent-gate__more max-w-640 text-14 text-muted">
        <span>
          {isAsking
            ? 'Vorher wird nichts übertragen. Was Sie erlauben, können Sie am Ende der Seite unter „Datenschutz-Einstellungen“ widerrufen. '
            : 'Dieser Inhalt erscheint, sobald Sie ihn in den Cookie-Einstellungen dieser Website erlauben. Vorher wird nichts übertragen. '}
        </span>
        <Privacy url={privacyDocumentUrl} />
      </p>
    </section>
  );
}

function Privacy({ url }: { url: string | undefined }) {
  if (!url) return null;
  return (
    <Link href={url} isExternal>
      Datenschutz
    </Link>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{`${label}: `}</dt>
      <dd>{children}</dd>
    </div>
  );
}
