import { useEffect, useEffectEvent } from 'react';
import { formatNumber } from '../../../lib/format';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { moveFocus } from '../../../ui/feedback/moveFocus';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import type { OwnChange } from '../../ownWork';
import { sinceText } from '../sinceText';
import { openParts, useOwnChanges } from '../write/ownChanges';
import { useTakeBack } from './useTakeBack';

const MOST_SHOWN = 5;

interface OwnChangesProps {
  withWayBack: (change: OwnChange) => OwnChange;
  onClose: () => void;
}

/** (rules/admin: own changes). */
export function OwnChanges({ withWayBack, onClose }: OwnChangesProps) {
  const { made, withdraw } = useOwnChanges();
  const open = useEffectEvent(withdraw);
  useEffect(() => open(), []);
  return (
    <Dialog
      title="Ihre Änderungen"
      sub="Seit dieser Anmeldung, die jüngste zuerst"
      size="sheet-right"
      onClose={onClose}
    >
      <SheetMessages entry={undefined} />
      <ol className="grid gap-24 m-0 p-0 list-none">
        {made.map((change) => (
          <Made key={change.id} change={withWayBack(change)} />
        ))}
      </ol>
    </Dialog>
  );
}

const moveFocusToLine = moveFocus((box) => box.closest('li'));

function Made({ change }: { change: OwnChange }) {
  const { text, parts, final } = change;
  const now = useNow();
  const { take, isBusy, pending, dialog } = useTakeBack(change);
  const open = openParts(change);
  const list = (
    <ul className="grid m-0 p-0 border rounded-card list-none">
      {parts.map((part, at) => (
        <li
          key={at}
          tabIndex={-1}
          className="own-changes__part flex items-center justify-between gap-12 py-8 px-12 text-14"
        >
          <span className="min-w-0 wrap-anywhere">
            {part.label === '' ? null : <strong className="block">{part.label}</strong>}
            <span>{part.text}</span>
            {part.final === undefined ? null : <span className="block text-muted">{part.final}</span>}
          </span>
          {open.includes(part) ? (
            <span key="back" ref={moveFocusToLine}>
              <Button
                size="small"
                aria-label={part.label === '' ? `${text}: zurück` : `${part.label}: zurück`}
                isBusy={pending.includes(part)}
                disabled={isBusy && !pending.includes(part)}
                onClick={() => take([part])}
              >
                Zurück
              </Button>
            </span>
          ) : change.back.includes(part) ? (
            <span className="flex-none text-muted">Zurückgenommen</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <li className="grid gap-8" tabIndex={-1}>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-16 font-600 text-16 leading-heading font-heading wrap-anywhere">
        <span>{text}</span>
        <span className="text-muted text-12 font-400">{sinceText(change.at, now())}</span>
      </h3>
      {parts.length > MOST_SHOWN ? (
        <Disclosure summary={`${formatNumber(parts.length)} Änderungen`}>{list}</Disclosure>
      ) : parts.length > 0 ? (
        list
      ) : null}
      {final === undefined ? null : (
        <p className="text-muted text-14">
          <span>{`${final} `}</span>
          <span>Das lässt sich nicht zurücknehmen.</span>
        </p>
      )}
      {open.length > 1 ? (
        <span ref={moveFocusToLine}>
          <Button
            size="small"
            aria-label={`${text}: alle zurück`}
            isBusy={pending.length > 1}
            disabled={isBusy && pending.length < 2}
            onClick={() => take(open)}
          >
            Alle zurück
          </Button>
        </span>
      ) : null}
      {dialog}
    </li>
  );
}
