import type { RateKind } from '../../../domain/finance/frame';
import { RATE_KIND_NAMES } from '../../../domain/finance/frameText';
import { generalFields } from '../../../domain/finance/rateFields';
import { labelCostsNote } from '../../../domain/running-costs/labelCosts';
import { partLabel, type MonthlyPart } from '../../../domain/running-costs/monthlyCosts';
import { winterRange } from '../../../domain/running-costs/winterRange';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { formatKm } from '../../../lib/format';
import { CreditText, CreditWarning } from '../../../shared/law/CreditText';
import { IntermediaryNote } from '../../../shared/law/IntermediaryNote';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useFrame, useTenant } from '../../../state/shopContext';
import { breakpoints } from '../../../ui/breakpoints';
import { FactList, FactListRow } from '../../../ui/display/FactList';
import { Heading } from '../../../ui/display/Heading';
import { useChange } from '../../../ui/display/useChange';
import { Pills } from '../../../ui/fields/Pills';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { useStyles } from '../../../ui/styles';
import { CalculatorUnavailable } from '../../finance/calculator/CalculatorUnavailable';
import { useEmitCalculation } from '../../finance/calculator/useEmitCalculation';
import { FinancingFields } from '../../finance/calculator/FinancingFields';
import { LeasingFields } from '../../finance/calculator/LeasingFields';
import { RateFields } from '../../finance/calculator/RateFields';
import { CostBasis } from '../../running-costs/CostBasis';
import { costNotes, notIncluded, NOTHING_KNOWN } from '../../running-costs/costTexts';
import { DrivingTotal, monthKey, MonthSum } from '../../../shared/vehicle/MonthSum';
import { partAmount } from '../../running-costs/partAmount';
import css from './MonthPanel.css?inline';
import type { Month } from './useMonth';

const UNAVAILABLE = {
  failure: 'Die Rate konnte nicht berechnet werden.',
  advice: 'Ihre Angaben sind noch da. Bitte ändern Sie sie, oder versuchen Sie es noch einmal.',
  none: 'Mit diesen Angaben ist keine Rate möglich. Bitte ändern Sie Anzahlung oder Laufzeit.',
};

interface MonthPanelProps {
  vehicle: Vehicle;
  month: Month;
  /** With the full calculator of this kind. */
  openCalculator: RateKind | undefined;
}

/** (rules/running-costs: month number) */
export function MonthPanel({ vehicle, month, openCalculator }: MonthPanelProps) {
  useStyles(css);
  const { costs, kinds, kind, named, rate, isCalculating } = month;
  const { insurance, assumptions } = useAssumptions();
  // The price box beside it is in view, with warning and example.
  const { uiThemeTypeToString: theme } = useTenant().settings;
  const isBoxInView = useIsAtLeast(breakpoints.large) && theme?.toLowerCase() !== 'gallery';
  const isUnknown = kind === undefined && costs.parts.every(({ amount }) => amount === undefined);
  const labelNote = labelCostsNote(vehicle, costs, { ...assumptions, kmPerYear: costs.kmPerYear });
  return (
    <section className="month-panel" aria-labelledby="month-title">
      <Heading level={2} id="month-title" isFocusable>
        Was kostet er mich im Monat?
      </Heading>
      {kinds.length > 0 ? <KindChoice kinds={kinds} kind={kind} /> : null}
      <div className="month-panel__columns">
        {openCalculator === undefined || openCalculator !== kind ? (
          <div className="flex flex-col gap-12 min-w-0">{costs.use || kind ? <Fields month={month} /> : null}</div>
        ) : null}
        <div className="month-panel__result" aria-busy={isCalculating}>
          {isUnknown ? (
            <p>{NOTHING_KNOWN}</p>
          ) : (
            <>
              <div aria-live="polite">
                {kind === undefined ? <DrivingTotal costs={costs} /> : <MonthSum costs={costs} lead="sum" />}
              </div>
              <FactList facts={winterFacts(month, vehicle)}>
                {costs.parts.map((part) => {
                  const label = labelOf(part, month);
                  return <PartRow key={label} kind={part.kind} label={label} text={partAmount(part)} />;
                })}
              </FactList>
            </>
          )}
          {/* The open calculator says it beside its fields, with the one button that tries again. */}
          {kind !== undefined && rate === undefined && openCalculator !== kind ? (
            <CalculatorUnavailable
              isCalculating={isCalculating}
              error={month.error}
              retry={month.retry}
              texts={UNAVAILABLE}
            />
          ) : null}
          {[...costNotes(costs), notIncluded(insurance)].map((note) => (
            <p key={note} className="month-panel__note text-14 leading-20 text-muted">
              {note}
            </p>
          ))}
        </div>
      </div>
      {rate === undefined ? (
        isBoxInView || kind === undefined ? null : (
          <CreditWarning place="runningCosts" {...named} />
        )
      ) : (
        <div className="month-panel__law flex flex-col items-start gap-12">
          {isBoxInView || openCalculator === kind ? null : (
            <div className="month-panel__example running-text">
              <CreditText place="runningCosts" {...named} html={rate.legalTextHtml} />
            </div>
          )}
          {openCalculator === kind ? null : <IntermediaryNote {...named} />}
        </div>
      )}
      {isUnknown ? null : (
        <>
          {labelNote ? <p className="hidden text-12 text-muted print:block">{labelNote}</p> : null}
          <CostBasis vehicles={[vehicle]} note={labelNote} />
        </>
      )}
      {kind === undefined ? null : <Emission vehicle={vehicle} month={month} kind={kind} />}
    </section>
  );
}

/** Each calculated rate, to the host. */
function Emission({ vehicle, month, kind }: { vehicle: Vehicle; month: Month; kind: RateKind }) {
  const { frame } = useFrame();
  useEmitCalculation({
    kind,
    vehicle,
    entries: frame,
    monthly: month.isCalculating ? undefined : month.rate?.amount,
  });
  return null;
}

/** (rules/search: frame) */
function KindChoice({ kinds, kind }: { kinds: readonly RateKind[]; kind: RateKind | undefined }) {
  const { change } = useFrame();
  return (
    <Pills
      label="So bezahle ich"
      isLabelHidden
      options={[
        { value: 'cash' as const, label: 'Barkauf' },
        ...kinds.map((value) => ({ value, label: RATE_KIND_NAMES[value] })),
      ]}
      value={kind ?? 'cash'}
      onChange={(value) => change({ kind: value === 'cash' ? undefined : value })}
    />
  );
}

/** Within the limits of this vehicle's bank; not beside an open calculator. */
function Fields({ month }: { month: Month }) {
  const { frame, change } = useFrame();
  const { kind, financing, leasing, costs } = month;
  const { kmPerYear = 0 } = costs;
  if (kind === 'financing' && financing !== undefined)
    return <FinancingFields rate={financing} wanted={frame} kilometres={kmPerYear} isShort onChange={change} />;
  if (kind === 'leasing' && leasing !== undefined)
    return <LeasingFields rate={leasing} wanted={frame} isShort onChange={change} />;
  return <RateFields fields={generalFields({})} value={{ kilometres: kmPerYear }} onChange={change} />;
}

function PartRow({ kind, label, text }: { kind: MonthlyPart['kind']; label: string; text: string }) {
  const row = useChange<HTMLDivElement, string>(text, (element) => {
    element.animate({ background: ['var(--accent-tint-strong)', 'transparent'] }, 250);
    return undefined;
  });
  return <FactListRow label={label} icon={monthKey(kind)} value={text} ref={row} />;
}

function winterFacts({ costs: { kmPerYear } }: Month, vehicle: Vehicle) {
  const winter = winterRange(vehicle, kmPerYear);
  if (winter === undefined) return [];
  const value = `etwa ${formatKm(winter.range)} je Ladung, ${formatKm(winter.dailyKm)} am Tag`;
  return [{ label: 'Elektrisch im Winter', value }];
}

function labelOf(part: MonthlyPart, { costs, rate }: Month): string {
  const label = partLabel(part, costs);
  // The bank counts another mileage than the energy.
  return part.kind === 'rate' && rate?.kmPerYear !== undefined && rate.kmPerYear !== costs.kmPerYear
    ? `${label} bei ${formatKm(rate.kmPerYear)} im Jahr`
    : label;
}
