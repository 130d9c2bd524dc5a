import ClipboardList from 'lucide-react/icons/clipboard-list';
import Sun from 'lucide-react/icons/sun';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { causeOf } from '../../../ui/feedback/ErrorState';
import { Notice } from '../../../ui/feedback/Notice';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { ShortcutScope } from '../../../ui/layout/ShortcutScope';
import { useStyles } from '../../../ui/styles';
import { PageHead } from '../../engine/PageHead';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import { daysSince, waitText } from '../../../domain/dealer/waiting';
import { isTradeInToCheck, tradeInValidityOf, type TradeIn } from '../../../domain/trade-in/tradeIn';
import { formatNumber } from '../../../lib/format';
import { useNow, useShowNotice, useTenant } from '../../../state/shopContext';
import { environmentOf } from '../../environment';
import type { Correspondence } from '../../links/correspondence';
import { answeredCases } from '../../links/dueCases';
import { MessageSheet } from '../../links/MessageSheet';
import { MESSAGE_MS } from '../../messageDuration';
import { settingsAddress, type SettingsPage } from '../../page';
import { usePersonalMemory } from '../../personalMemory';
import { CaseGroup, CaseRow } from './CaseGroup';
import { CalendarButton } from './CalendarButton';
import { pressCaseKey } from './caseKeys';
import { ContractCase, LaterCase, OfferCase, TradeInCase } from './Cases';
import { DayReport } from './DayReport';
import { StartList } from './StartList';
import css from './today.css?inline';
import {
  calendarOf,
  endingOffers,
  tradeInsToCheck,
  tradeInsWithoutValue,
  undelivered,
  unsigned,
  withoutPutOff,
  type EndingOffer,
  type LaterRow,
} from './todayCases';
import { counted, type TodayEntry, type TodayLine } from './todayLines';
import { useTodayLines } from './useTodayLines';

const TITLE = 'Heute';
const SENTENCE = 'Was auf Sie wartet, an einem Ort.';

/** (rules/admin: today) */
export const today: SettingsPage = {
  page: 'today',
  title: TITLE,
  sentence: SENTENCE,
  group: 'overview',
  icon: <Sun />,
  isOnboarding: true,
  isPersonal: true,
  Page: Today,
};

function Today() {
  useStyles(css);
  const { tradeIns, contracts, unread, elsewhere, missing, news, isLoading, failed } = useTodayLines();
  const { settings } = useTenant();
  const now = useNow()();
  const show = useShowNotice();
  const work = useStore(usePersonalMemory().work);
  const [writing, setWriting] = useState<Correspondence>();
  const [isReporting, setReporting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isStarting = environmentOf(settings) === 'onboarding';
  const validity = tradeInValidityOf(settings, now);
  const all = {
    toCheck: tradeInsToCheck(tradeIns ?? [], answeredCases(work, validity.today)),
    withoutValue: tradeInsWithoutValue(tradeIns ?? [], Object.keys(work.answered), { days: validity.days, now }),
    undelivered: undelivered(contracts ?? []),
    unsigned: unsigned(contracts ?? []),
    ending: endingOffers(tradeIns ?? [], validity),
  };
  const { shown: cases, later } = withoutPutOff(all, work, validity.today);
  const open = cases.toCheck.filter(isTradeInToCheck).length;
  const { ending, ...waiting } = cases;
  const isWaiting = Object.values(waiting).some(({ length }) => length > 0) || unread.length > 0;
  const isDone =
    !isStarting &&
    !isLoading &&
    failed.length === 0 &&
    !isWaiting &&
    ending.length === 0 &&
    missing.length === 0 &&
    later.length === 0;
  const days = calendarOf(ending, contracts ?? [], validity.today);
  const caseOf = (row: TradeIn) => <TradeInCase key={row.id} row={row} onWrite={setWriting} />;
  const contractOf = (row: SalesContract) => <ContractCase key={row.id} row={row} onWrite={setWriting} />;
  return (
    <ShortcutScope className="today" ref={box} onKey={pressCaseKey}>
      <PageHead
        title={TITLE}
        sentence={SENTENCE}
        action={
          isStarting || isLoading || failed.length > 0 ? undefined : (
            <Button icon={<ClipboardList />} onClick={() => setReporting(true)}>
              Stand von heute
            </Button>
          )
        }
      />
      {failed.length === 0 ? null : (
        <Notice tone="error" title="Nicht alles konnte geladen werden.">
          <p>
            <span>{causeOf(failed[0]?.error)}</span> <span>Was fehlt, steht auf seiner eigenen Seite.</span>
          </p>
          <p className="mt-8">
            <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              Erneut versuchen
            </Button>
          </p>
        </Notice>
      )}
      {isLoading ? (
        <VisuallyHidden>
          <span role="status">Wird geladen …</span>
        </VisuallyHidden>
      ) : null}
      {isDone ? (
        <p className="py-24 px-16 border rounded-card bg-success-tint">Alles erledigt. Nichts wartet auf Sie.</p>
      ) : null}
      {isStarting ? <StartList /> : null}
      <div className="today__columns">
        <div className="grid grid-cols-1 content-start gap-12">
          <Section title="Kunden warten" isEmpty={!isWaiting}>
            <Cases
              title={
                open === 0
                  ? 'Alle Inzahlungnahmen geprüft'
                  : `${counted(open, 'Inzahlungnahme', 'Inzahlungnahmen')} zu prüfen`
              }
              to={settingsAddress({ page: 'trade-ins' }, 'ansicht=zu-pruefen')}
              note={oldestText(cases.toCheck.find(isTradeInToCheck), open, now)}
              rows={cases.toCheck}
            >
              {caseOf}
            </Cases>
            <Cases
              title={`${counted(cases.withoutValue.length, 'Inzahlungnahme', 'Inzahlungnahmen')} nicht bewertbar`}
              to={settingsAddress({ page: 'trade-ins' }, 'ansicht=nicht-bewertbar')}
              note={`Der letzten ${formatNumber(validity.days)} Tage`}
              rows={cases.withoutValue}
            >
              {caseOf}
            </Cases>
            <Cases
              title={`${counted(cases.undelivered.length, 'Kaufvertrag', 'Kaufverträge')} nicht zugestellt`}
              to={settingsAddress({ page: 'sales-contracts' }, 'ansicht=nicht-zugestellt')}
              rows={cases.undelivered}
            >
              {contractOf}
            </Cases>
            <Cases
              title={counted(
                cases.unsigned.length,
                'Kaufvertrag wartet auf Unterschrift',
                'Kaufverträge warten auf Unterschrift',
              )}
              to={settingsAddress({ page: 'sales-contracts' }, 'ansicht=wartet')}
              rows={cases.unsigned}
            >
              {contractOf}
            </Cases>
            <Lines lines={unread} />
          </Section>
          {elsewhere === undefined ? null : <Elsewhere text={elsewhere} />}
        </div>
        <div className="grid grid-cols-1 content-start gap-24">
          <Section title="Fristen" isEmpty={ending.length === 0 && days.length === 0}>
            {ending.length === 0 ? <CalendarButton events={days} fileName="fristen.ics" /> : null}
            <Cases
              title={counted(ending.length, 'Angebot läuft bald ab', 'Angebote laufen bald ab')}
              to={settingsAddress({ page: 'trade-ins' }, 'ansicht=freigegeben')}
              action={<CalendarButton events={days} fileName="fristen.ics" />}
              rows={ending}
            >
              {(offer: EndingOffer) => <OfferCase key={offer.row.id} offer={offer} onWrite={setWriting} />}
            </Cases>
          </Section>
          <Section title="Wiedervorlage" isEmpty={later.length === 0}>
            <Cases
              title={counted(later.length, 'Fall liegt auf Wiedervorlage', 'Fälle liegen auf Wiedervorlage')}
              rows={later}
            >
              {(row: LaterRow) => <LaterCase key={row.id} {...row} />}
            </Cases>
          </Section>
          <Section title="Was fehlt" isEmpty={isStarting || missing.length === 0}>
            <Lines lines={missing} />
          </Section>
          <Section title="Gut zu wissen" isEmpty={news.length === 0}>
            <Lines lines={news} />
          </Section>
        </div>
      </div>
      {isLoading ? <p className="text-muted text-14">Wird geladen …</p> : null}
      {writing === undefined ? null : (
        <MessageSheet
          to={writing}
          notify={(text) => void show({ text, kind: 'success', durationMs: MESSAGE_MS })}
          onClose={() => setWriting(undefined)}
        />
      )}
      {isReporting ? (
        <DayReport tradeIns={tradeIns ?? []} contracts={contracts ?? []} onClose={() => setReporting(false)} />
      ) : null}
      {isWaiting || ending.length > 0 ? (
        <p className="text-muted text-12 coarse:hidden">
          Tastatur: J und K gehen durch die Fälle, Eingabe öffnet einen, E tut, was als Nächstes kommt.
        </p>
      ) : null}
    </ShortcutScope>
  );
}

/** 'Die älteste wartet 27 Tage' */
function oldestText(row: TradeIn | undefined, count: number, now: Date): string | undefined {
  const days = daysSince(row?.createdAt, now);
  return days === undefined || count < 2 ? undefined : `Die älteste ${waitText(days)}`;
}

function Section({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section className="grid grid-cols-1 content-start gap-12" aria-label={title}>
      <h2 className="text-muted font-600 text-14 leading-heading font-heading">{title}</h2>
      {children}
    </section>
  );
}

function Cases<Row>(props: ComponentProps<typeof CaseGroup<Row>>) {
  return props.rows.length === 0 ? null : <CaseGroup {...props} />;
}

function Lines({ lines }: { lines: readonly TodayLine[] }) {
  return lines.map(({ id, text, note, to, entries = [] }) => (
    <CaseGroup key={id} title={text} to={to} note={note} rows={entries}>
      {({ id: entryId, ...entry }: TodayEntry) => <CaseRow key={entryId} {...entry} />}
    </CaseGroup>
  ));
}

function Elsewhere({ text }: { text: string }) {
  const link = useRouteLink(settingsAddress({ page: 'lead-settings' }));
  return (
    <p className="text-muted text-14">
      <span>{`${text} `}</span>
      <Link {...link}>Empfänger ansehen</Link>
    </p>
  );
}
