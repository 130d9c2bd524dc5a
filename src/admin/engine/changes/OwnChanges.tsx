import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SheetMessages } from '../../Messages';
import type { ChangedPart, OwnChange } from '../../personalMemory';
import { sinceText } from '../sinceText';
import { useOwnChanges } from '../write/ownChanges';
import { useTakeBack } from './useTakeBack';

/** What the user has changed in this session, each field with its way back (rules/admin: own changes). */
export function OwnChanges({ onClose }: { onClose: () => void }) {
  const { made, withdraw } = useOwnChanges();
  // The list has the way back of all.
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
          <Made key={change.id} change={change} />
        ))}
      </ol>
    </Dialog>
  );
}

function Made({ change }: { change: OwnChange }) {
  const now = useNow();
  const { take, isBusy, pending, dialog } = useTakeBack(change);
  return (
    <li className="grid gap-8">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-16 font-600 text-16 leading-heading font-heading wrap-anywhere">
        <span>{change.text}</span>
        <span className="text-muted text-12 font-400">{sinceText(change.at, now())}</span>
      </h3>
      <ul className="grid m-0 p-0 border rounded-card list-none">
        {change.parts.map((part) => (
          <li key={part.name} className="own-changes__part flex items-center justify-between gap-12 py-8 px-12 text-14">
            <Values {...part} />
            {change.back.includes(part.name) ? (
              <span className="text-muted">Zurückgenommen</span>
            ) : (
              <Button
                size="small"
                aria-label={part.label === '' ? `${change.text}: zurück` : `${part.label}: zurück`}
                isBusy={pending.includes(part.name)}
                disabled={isBusy && !pending.includes(part.name)}
                onClick={() => take([part.name])}
              >
                Zurück
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </li>
  );
}

const Values = ({ label, before, after }: ChangedPart) =>
  label === '' ? (
    <span>Wieder anlegen</span>
  ) : (
    <span className="min-w-0 wrap-anywhere">
      <strong className="block">{label}</strong>
      <span>{before === '' && after === '' ? 'geändert' : `${before} → ${after}`}</span>
    </span>
  );
