import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useStyles } from '../../../ui/styles';
import { failureHint } from '../failure';
import type { Entry } from '../entry';
import type { EntryForm } from '../entryForm';
import { withRows } from '../list/selection';
import type { List } from '../list/useList';
import css from './ChangePreview.css?inline';
import type { Plan, Plans, Refused } from './plans';
import { useApplyPlans, type Applied } from './useApplyPlans';

interface ChangePreviewProps<Row extends Entry, Values extends FieldValues> {
  list: Pick<List<Row>, 'rows' | 'deeds'>;
  form: EntryForm<Row, Values>;
  title: string;
  plans: Plans<Row>;
  notes?: readonly string[];
  onBack: () => void;
  onClose: () => void;
}

const countText = (count: number, verb: string) => `${formatNumber(count)} ${verb}`;

/** (rules/admin: many at once). */
export function ChangePreview<Row extends Entry, Values extends FieldValues>(props: ChangePreviewProps<Row, Values>) {
  useStyles(css);
  const { list, form, title, plans: planned, notes = [], onBack } = props;
  const { plans, refused, unchanged } = planned;
  const run = useApplyPlans({ form, source: list.rows.source }, () => void list.deeds.reload());
  const { applied, isPending } = run;
  const changed = applied.filter(({ state }) => state === 'changed');
  const failed = applied.filter(({ state }) => state === 'failed');
  const unclear = applied.filter(({ state }) => state === 'unknown');
  const stateOf = new Map(applied.map((each) => [each.plan, each]));
  const rest = plans.filter((plan) => (stateOf.get(plan)?.state ?? 'failed') === 'failed');
  const hasRun = applied.length > 0 || run.error !== null;
  /** Done rows are deselected: the next change would hit them again. */
  const onClose = () => {
    props.onClose();
    const ids = applied.flatMap(({ state, plan }) => (state === 'failed' || state === 'unknown' ? [] : plan.row.id));
    if (ids.length === 0) return;
    list.rows.table.setSelection((selection) => withRows(selection, ids, false));
    list.deeds.after.removed(ids[0]);
  };
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears.
  useEffect(() => {
    if (hasRun && !isPending) status.current?.focus();
  }, [hasRun, isPending]);
  return (
    <Dialog
      title={title}
      size="medium"
      focusesTitle
      isLocked={isPending}
      onClose={onClose}
      footer={
        isPending ? (
          <Button onClick={run.stop}>Anhalten</Button>
        ) : hasRun ? (
          <>
            {changed.length > 1 ? (
              <Button icon={<Undo2 />} onClick={() => run.takeBack(changed)}>
                Alle zurücknehmen
              </Button>
            ) : null}
            {unclear.length > 0 ? (
              <Button isBusy={run.reread.isPending} onClick={run.reread.start}>
                Stand neu laden
              </Button>
            ) : null}
            {failed.length > 0 || (applied.length === 0 && rest.length > 0) ? (
              <Button onClick={() => run.apply(rest)}>Erneut versuchen</Button>
            ) : null}
            <Button variant="primary" onClick={onClose}>
              Fertig
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onBack}>Zurück</Button>
            <Button
              variant="primary"
              aria-disabled={plans.length === 0 || undefined}
              onClick={() => plans.length > 0 && run.apply(plans)}
            >
              {plans.length === 1 ? '1 Eintrag ändern' : `${formatNumber(plans.length)} Einträge ändern`}
            </Button>
          </>
        )
      }
    >
      <div className="changes">
        {run.error ? (
          <Notice tone="error" title="Nichts wurde geändert.">
            {failureHint(run.error)}
          </Notice>
        ) : null}
        {run.reread.error ? (
          <Notice tone="error" title="Der Stand konnte nicht geladen werden.">
            {failureHint(run.reread.error)}
          </Notice>
        ) : null}
        {isPending ? (
          <ProgressBar value={run.done} max={run.total} label="Ändern" valueText={`${run.done} von ${run.total}`} />
        ) : null}
        <p className="font-600 outline-none" ref={status} tabIndex={-1} role="status">
          {hasRun
            ? [
                countText(changed.length, 'geändert'),
                ...(failed.length > 0 ? [countText(failed.length, STATES.failed)] : []),
                ...(unclear.length > 0 ? [countText(unclear.length, STATES.unknown)] : []),
                ...(applied.some(({ state }) => state === 'taken-back')
                  ? [countText(applied.filter(({ state }) => state === 'taken-back').length, 'zurückgenommen')]
                  : []),
              ].join(', ')
            : [
                countText(plans.length, plans.length === 1 ? 'wird geändert' : 'werden geändert'),
                ...(unchanged > 0 ? [countText(unchanged, 'ohne Änderung')] : []),
                ...(refused.length > 0 ? [countText(refused.length, 'nicht möglich')] : []),
              ].join(', ')}
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <RefusedLines refused={refused} />
        <ul className="grid m-0 p-0 list-none wrap-anywhere hyphens-auto" aria-label="Änderungen">
          {plans.map((plan) => (
            <PlanLine
              key={plan.row.id}
              plan={plan}
              name={list.rows.source.nameOf(plan.row)}
              applied={stateOf.get(plan)}
              onTakeBack={isPending ? undefined : (each) => run.takeBack([each])}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

const STATES = {
  changed: 'geändert',
  failed: 'nicht geändert',
  unknown: 'nicht sicher',
  'taken-back': 'zurückgenommen',
} as const satisfies Record<Applied<never>['state'], string>;

interface PlanLineProps<Row> {
  plan: Plan<Row>;
  name: string;
  applied: Applied<Row> | undefined;
  onTakeBack: ((applied: Applied<Row>) => void) | undefined;
}

function PlanLine<Row>({ plan, name, applied, onTakeBack }: PlanLineProps<Row>) {
  return (
    <li className="flex flex-wrap items-center gap-y-4 gap-x-16 py-8 px-0 border-t">
      <p className="flex-200 min-w-0 font-600">{name}</p>
      <div className="changes__fields">
        {plan.fields.map(({ label, before, after }) => (
          <p key={label}>
            <span>{`${label}: `}</span>
            <del>{before}</del>
            {' → '}
            <ins>{after}</ins>
          </p>
        ))}
        {applied === undefined ? null : (
          <p className="text-muted">{[STATES[applied.state], applied.reason].filter(Boolean).join(': ')}</p>
        )}
      </div>
      {applied?.state === 'changed' && onTakeBack !== undefined ? (
        <Button size="small" aria-label={`„${name}“ zurücknehmen`} onClick={() => onTakeBack(applied)}>
          Zurücknehmen
        </Button>
      ) : null}
    </li>
  );
}

/** More take seconds to render. */
const MAX_REFUSED = 200;

function RefusedLines({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <Disclosure summary={`Nicht möglich: ${formatNumber(refused.length)}`} isOpen>
      <ul className="grid m-0 p-0 gap-4 list-none wrap-anywhere hyphens-auto text-14">
        {refused.slice(0, MAX_REFUSED).map(({ name, reason }, at) => (
          <li key={at}>
            <strong>{name}</strong>
            <span>{`: ${reason}`}</span>
          </li>
        ))}
      </ul>
      {refused.length > MAX_REFUSED ? <p>{`und ${formatNumber(refused.length - MAX_REFUSED)} weitere`}</p> : null}
    </Disclosure>
  );
}
