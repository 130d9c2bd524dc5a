import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactElement, type Ref } from 'react';
import { useStore } from 'zustand';
import { paidValue } from '../../../domain/dealer/forms/tradeIn';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import { daysUntil, deadlineText, endWeight } from '../../../domain/dealer/waiting';
import {
  isTradeInToCheck,
  lastDayOf,
  tradeInValidityOf,
  type TradeIn,
  type TradeInValidity,
} from '../../../domain/trade-in/tradeIn';
import { phoneHref } from '../../../domain/person/phone';
import { shortDay } from '../../../lib/dates/calendarMonth';
import { formatPrice } from '../../../lib/format';
import { joinFacts } from '../../../lib/formatFacts';
import { useNow, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { QuestionDialog } from '../../engine/QuestionDialog';
import { SaveFailure } from '../../engine/write/SaveFailure';
import { aboutContract, aboutTradeIn, tradedCar, type Correspondence } from '../../links/correspondence';
import { CallButton, WriteButton } from '../../links/ReachLinks';
import { hasBeenTold } from '../../links/dueCases';
import { Wait, Weighted } from '../../links/Weighted';
import { Written } from '../../links/Written';
import { usePersonalMemory } from '../../personalMemory';
import { contractName } from '../../resources/sales-contracts/contractTexts';
import { personName, spanText } from '../../resources/tradeInForm';
import { vehicleFacts } from '../../resources/tradeIns';
import { CalendarButton } from './CalendarButton';
import { CaseRow } from './CaseGroup';
import { focusNeighbour, LaterButton, usePutOff } from './LaterButton';
import { entryAt, missingSigners, type EndingOffer, type LaterRow } from './todayCases';
import { useRelease } from './useRelease';

interface CaseProps {
  onWrite: (to: Correspondence) => void;
}

export function TradeInCase({ row, onWrite }: CaseProps & { row: TradeIn }) {
  const clock = useNow();
  const now = clock();
  const { settings } = useTenant();
  const { release, isPending, question, failure, reread } = useRelease(row);
  const isToCheck = isTradeInToCheck(row);
  const { work } = usePersonalMemory();
  const isAnswered = useStore(work, ({ answered }) => row.id in answered) && !isToCheck;
  const isTold = useStore(work, (now) => hasBeenTold(now, row.id));
  const paid = paidValue(row.customerPrice ?? 0);
  const entry = entryAt('trade-ins', row.id);
  const open = useRouteLink(entry);
  const acts = useRef<HTMLSpanElement>(null);
  const wasToCheck = useRef(isToCheck);
  useEffect(() => {
    if (wasToCheck.current && !isToCheck) acts.current?.querySelector<HTMLElement>('button')?.focus();
    wasToCheck.current = isToCheck;
  }, [isToCheck]);
  const to = aboutTradeIn(row, settings, now);
  const name = personName(row);
  return (
    <CaseRow
      name={tradedCar(row)}
      to={entry}
      who={name}
      time={
        isAnswered ? (
          <Answer row={row} />
        ) : (
          <>
            <Wait since={row.createdAt} />
            <Due id={row.id} />
            {isToCheck ? <OfferEnd row={row} validity={tradeInValidityOf(settings, now)} /> : null}
          </>
        )
      }
      note={tradeInNote(row)}
      below={
        <>
          <Written about={row.id} />
          <SaveFailure error={failure} reread={reread} />
          {question ? <QuestionDialog {...question} isBusy={isPending} /> : null}
        </>
      }
    >
      {!isToCheck ? null : paid > 0 ? (
        <Button size="small" icon={<Check />} className="case-row__first" isBusy={isPending} onClick={release}>
          <span className="case-row__for">Für </span>
          <span>{`${formatPrice(paid)} freigeben`}</span>
        </Button>
      ) : (
        <Button size="small" className="case-row__first" {...open}>
          Wert eintragen
        </Button>
      )}
      <Reach to={to} onWrite={onWrite} first={isToCheck || isTold ? undefined : 'write'} ref={acts}>
        {isAnswered && !isTold ? (
          <Button
            size="small"
            variant="quiet"
            className="case-row__told"
            icon={<Check />}
            aria-label={`${name} weiß Bescheid`}
            onClick={() => {
              acts.current?.querySelector<HTMLElement>('a, button')?.focus();
              const word = { subject: '', content: '', about: row.id, email: undefined, channel: '', at: clock() };
              work.setState(({ letters }) => ({ letters: [...letters, word] }));
            }}
          >
            Weiß Bescheid
          </Button>
        ) : null}
      </Reach>
    </CaseRow>
  );
}

/** 'Freigegeben für 7.000 €' */
function Answer({ row: { calculationResultType: type, customerPrice = 0 } }: { row: TradeIn }) {
  const text = type === 'normal' ? `freigegeben: ${formatPrice(paidValue(customerPrice))}` : 'nicht bewertbar';
  return <Weighted text={text} weight={type === 'normal' ? 'done' : undefined} />;
}

function tradeInNote(row: TradeIn): string {
  const { customerPriceMin: min, customerPriceMax: max } = row;
  const span = min === undefined && max === undefined ? undefined : `Spanne ${spanText(min, max)}`;
  return joinFacts([...vehicleFacts(row), span]);
}

/** Days before its end at which an offer says so. */
const SOON = 3;

/** That the offer ends soon, or has ended before it was made. */
function OfferEnd({ row, validity }: { row: TradeIn; validity: TradeInValidity }) {
  const last = lastDayOf(row, validity);
  const days = last === undefined ? undefined : daysUntil(last, validity.today);
  if (last === undefined || days === undefined || days > SOON) return null;
  return (
    <span className="text-muted text-12">
      {days < 0 ? 'Frist abgelaufen' : `Frist ${deadlineText(last, validity.today)}`}
    </span>
  );
}

export function OfferCase({ offer: { row, last }, onWrite }: CaseProps & { offer: EndingOffer }) {
  const now = useNow()();
  const { settings } = useTenant();
  const { today } = tradeInValidityOf(settings, now);
  const to = aboutTradeIn(row, settings, now);
  return (
    <CaseRow
      name={tradedCar(row)}
      to={entryAt('trade-ins', row.id)}
      who={personName(row)}
      note={formatPrice(paidValue(row.customerPrice ?? 0))}
      time={
        <>
          <Weighted text={deadlineText(last, today)} weight={endWeight(daysUntil(last, today))} />
          <Due id={row.id} />
        </>
      }
      below={<Written about={row.id} />}
    >
      <Reach to={to} onWrite={onWrite} first="write" />
    </CaseRow>
  );
}

export function ContractCase({ row, onWrite }: CaseProps & { row: SalesContract }) {
  const { settings } = useTenant();
  const to = aboutContract(row, settings);
  const reason = row.hasNoCustomer
    ? 'ohne Kunde angelegt'
    : row.customer === undefined
      ? 'Account gelöscht'
      : 'keine Nummer angegeben';
  return (
    <CaseRow
      name={contractName(row)}
      to={entryAt('sales-contracts', row.id)}
      who={missingSigners(row)}
      time={
        <>
          <Wait since={row.createdAt} />
          <Due id={row.id} />
        </>
      }
      below={<Written about={row.id} />}
    >
      <Reach to={to} onWrite={onWrite} first={to.isUndelivered ? 'call' : 'write'} reason={reason} />
    </CaseRow>
  );
}

function Due({ id }: { id: string }) {
  const day = useStore(usePersonalMemory().work, ({ later }) => later[id]);
  return day === undefined ? null : <Weighted text="Wiedervorlage" weight="soon" />;
}

export function LaterCase({ id, name, day, to }: LaterRow) {
  const putOff = usePutOff();
  return (
    <CaseRow name={name} to={to} time={<Weighted text={`wieder am ${shortDay(day)}`} weight={undefined} />}>
      <span className="flex flex-wrap justify-end gap-4">
        <Button
          size="small"
          variant="quiet"
          aria-label={`„${name}“ jetzt zeigen`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            putOff(id, undefined);
          }}
        >
          Jetzt zeigen
        </Button>
        <CalendarButton
          label={`„${name}“: Kalender (.ics)`}
          fileName="wiedervorlage.ics"
          events={[{ id: `wiedervorlage-${id}`, at: day, isFree: true, title: `Wiedervorlage: ${name}` }]}
        />
      </span>
    </CaseRow>
  );
}

interface ReachProps extends CaseProps {
  to: Correspondence;
  first: 'call' | 'write' | undefined;
  reason?: string;
  ref?: Ref<HTMLSpanElement>;
  children?: ReactElement | null;
}

function Reach({ to, first, reason = 'keine Nummer angegeben', onWrite, ref, children }: ReachProps) {
  const variantOf = (act: typeof first) => (act === first ? 'secondary' : 'quiet');
  return (
    <span className="case-row__reach" ref={ref}>
      {phoneHref(to.phone) === undefined ? (
        <span className="case-row__none text-muted text-14">{`Kein Anruf: ${reason}`}</span>
      ) : (
        <CallButton size="small" variant={variantOf('call')} name={to.name || 'Kunde'} phone={to.phone} />
      )}
      <WriteButton size="small" variant={variantOf('write')} to={to} onWrite={() => onWrite(to)} />
      {children}
      <LaterButton id={to.about} name={to.car || to.name} />
    </span>
  );
}
