import { ChangeStopped, stopReason } from '../../engine/changeStopped';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Read } from '../../../api/admin/crud';
import type { ManagedProduct } from '../../../domain/products/product';
import { usePlatform, useSession, useShowNotice } from '../../../state/shopContext';
import { IconButton } from '../../../ui/actions/IconButton';
import { TextInput } from '../../../ui/fields/TextInput';
import { useStyles } from '../../../ui/styles';
import { changeDeed } from '../../engine/changes/deeds';
import { planFor } from '../../engine/changes/plans';
import { conflictText } from '../../engine/form/conflicts';
import { hasArrived, sendChange } from '../../engine/changes/sendChange';
import { failureMessage, HAS_NOT_ARRIVED, isGone } from '../../engine/failure';
import type { Rows } from '../../engine/entry';
import { MESSAGE_MS } from '../../Messages';
import { may } from '../../rights';
import { reloadRows } from '../../engine/list/rowsQuery';
import { useWrite } from '../../engine/write/useWrite';
import { productForm } from './productForm';
import css from './RelationControls.css?inline';

interface PriceCellProps {
  source: Rows<Read<ManagedProduct>>;
  row: Read<ManagedProduct>;
  text: string;
}

interface Edited {
  typed: string;
  /** Price that was on the screen when the field was opened, later the one that the user was told. */
  seen: string;
}

const changeOf = ({ typed, seen }: Edited) => ({ price: { before: seen, after: typed } });

/** A button makes it a field: Enter saves on top of a colleague's change, Escape leaves it. */
export function PriceCell({ source, row, text }: PriceCellProps) {
  useStyles(css);
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const entries = { form: productForm, source };
  const [edited, setEdited] = useState<Edited>();
  const roles = useSession().user?.roles ?? [];
  const [error, setError] = useState<string>();
  const cell = useRef<HTMLSpanElement>(null);
  const isEditing = edited !== undefined;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    cell.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus();
  }, [isEditing]);
  const close = () => {
    setEdited(undefined);
    setError(undefined);
  };
  const reload = () => void reloadRows(client, source.queryName);
  const { submit, isPending } = useWrite({
    send: async ({ typed, seen }: Edited, signal) => {
      if (typed.trim() === seen) return undefined;
      const plan = planFor(entries, row, () => ({ price: typed }));
      if (typeof plan === 'string') return plan;
      return plan && (await sendChange(entries, row.id, changeOf({ typed, seen }), { platform, signal })).change;
    },
    read: source.calls.list,
    judge: (rows, input) => {
      const stored = rows.find(({ id }) => id === row.id);
      const isThere = stored !== undefined && hasArrived(productForm, changeOf(input), stored);
      return isThere ? { answer: changeOf(input) } : HAS_NOT_ARRIVED;
    },
    deed: (change) => (typeof change === 'object' ? changeDeed(platform, entries, [{ row, change }]) : undefined),
    onSuccess: (change) => {
      if (typeof change === 'string') {
        setError(change);
        return;
      }
      close();
      if (change === undefined) return;
      show({ text: 'Änderung gespeichert', kind: 'success', durationMs: MESSAGE_MS });
      reload();
    },
    onError: (failure) => {
      const obstacle = failure instanceof ChangeStopped ? failure.obstacle : undefined;
      const isOthers = obstacle?.kind === 'conflict' && obstacle.names.includes('price');
      if (isGone(failure)) {
        close();
        show({ text: `„${row.name}“: ${stopReason(failure)}`, kind: 'error' });
      } else if (isOthers) {
        const { price } = obstacle.now;
        setEdited((now) => now && { ...now, seen: String(price) });
        const theirs = conflictText({ name: 'price', theirs: price }, productForm.fields.price);
        setError(`${theirs} Noch einmal speichern setzt Ihren Preis.`);
      } else if (obstacle) setError(stopReason(failure));
      else setError(Object.values(failureMessage(failure)).filter(Boolean).join(' '));
      if (obstacle ?? isGone(failure)) reload();
    },
  });
  const { price } = productForm.entries(row);
  if (!may(roles, { page: 'cross-selling' }, 'edit')) return <span>{text}</span>;
  if (edited === undefined)
    return (
      <span className="price-cell" ref={cell}>
        <span>{text}</span>
        <IconButton
          label={`Preis von „${row.name}“ ändern`}
          icon={<Pencil />}
          onClick={() => setEdited({ typed: price, seen: price })}
        />
      </span>
    );
  return (
    <span className="price-cell" ref={cell}>
      <TextInput
        label={`Preis von „${row.name}“`}
        isLabelHidden
        suffix="€"
        inputMode="decimal"
        autoComplete="off"
        value={edited.typed}
        error={error}
        onChange={({ currentTarget }) => setEdited({ ...edited, typed: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          else if (event.key !== 'Enter') return;
          else if (!isPending) void submit(edited);
          event.preventDefault();
        }}
      />
      <IconButton label="Preis speichern" icon={<Check />} onClick={() => !isPending && void submit(edited)} />
      <IconButton label="Preis nicht ändern" icon={<X />} onClick={close} />
    </span>
  );
}
