import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import {
  CHARGING_PLACES,
  electricCheck,
  electricFigures,
  TRIP_FREQUENCIES,
  type ElectricAnswers,
  type ElectricFigures,
  type Verdict,
  VERDICTS,
} from '../../domain/running-costs/electricCheck';
import { formatAssumption, readAssumption } from '../../domain/running-costs/numberEntry';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { keysOf } from '../../lib/keysOf';
import { useAssumptions } from '../../state/assumptions';
import { FactList } from '../../ui/display/FactList';
import { Pills } from '../../ui/fields/Pills';
import { NumberInput } from '../../ui/fields/TextInput';
import { useStyles } from '../../ui/styles';
import css from './ElectricCheck.css?inline';
import {
  batteryNote,
  ELECTRIC_BASIS,
  ELECTRIC_DISCLAIMER,
  FAST_CHARGING,
  rangeFacts,
  reasonsOf,
} from './electricTexts';

const VERDICT_ICONS: Readonly<Record<Verdict, typeof Check>> = {
  fits: Check,
  'needs-planning': TriangleAlert,
  unlikely: X,
};

const MAX_WAY_KM = 1000;

/** Electric check: three questions, and a verdict from the vehicle's figures (rules/running-costs: verdict). */
export function ElectricCheck({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  const figures = electricFigures(vehicle);
  if (figures === undefined) return null;
  if (figures === 'no-range') return <p>Reichweite nicht angegeben: Eine Einschätzung ist nicht möglich.</p>;
  const note = batteryNote(vehicle.stateOfHealth);
  return (
    <div className="electric-check">
      <Questions isPlugIn={figures.isPlugIn} />
      <Answer figures={figures} />
      {figures.isPlugIn ? null : <FactList facts={rangeFacts(figures)} />}
      <div className="electric-check__notes">
        {note === undefined ? null : <p>{note}</p>}
        {figures.isPlugIn ? null : <p>{FAST_CHARGING}</p>}
        <p>{ELECTRIC_BASIS}</p>
        <p>{ELECTRIC_DISCLAIMER}</p>
      </div>
    </div>
  );
}

function Questions({ isPlugIn }: { isPlugIn: boolean }) {
  const { answers, answer } = useAssumptions();
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const read = (text: string) => readAssumption(text, { min: 0, max: MAX_WAY_KM });
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  return (
    <div className="electric-check__questions">
      <NumberInput
        label="Wie weit fahren Sie an einem Tag?"
        suffix="km"
        value={typed ?? (answers.dailyKm === undefined ? '' : formatAssumption(answers.dailyKm))}
        error={isWrong && hasLeft ? 'Bitte geben Sie die Kilometer als Zahl ein, zum Beispiel 40.' : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setLeft(false);
          answer({ dailyKm: read(currentTarget.value) });
        }}
        onBlur={() => setLeft(true)}
      />
      {isPlugIn ? null : (
        <>
          <Pills
            label="Wo laden Sie?"
            value={answers.charging}
            options={choices(CHARGING_PLACES)}
            onChange={(charging) => answer({ charging })}
          />
          <Pills
            label="Wie oft fahren Sie über 300 km?"
            value={answers.trips}
            options={choices(TRIP_FREQUENCIES)}
            onChange={(trips) => answer({ trips })}
          />
        </>
      )}
    </div>
  );
}

function choices<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

function Answer({ figures }: { figures: ElectricFigures }) {
  const { answers } = useAssumptions();
  const complete = completeAnswers(answers, figures.isPlugIn);
  if (complete === undefined) {
    return (
      <p className="electric-check__waiting" role="status">
        {figures.isPlugIn
          ? 'Beantworten Sie die Frage, dann steht hier, ob Sie Ihren Alltag elektrisch fahren.'
          : 'Beantworten Sie die drei Fragen, dann steht hier unsere Einschätzung.'}
      </p>
    );
  }
  const check = electricCheck(figures, complete);
  return (
    <div className="electric-check__answer" role="status">
      <p className="electric-check__verdict">
        <span>{figures.isPlugIn ? 'Ihr Alltag elektrisch: ' : 'Einschätzung: '}</span>
        <strong>{VERDICTS[check.verdict]}</strong>
      </p>
      <ul className="electric-check__reasons">
        {reasonsOf(check, complete).map(({ verdict, text }) => {
          const Icon = VERDICT_ICONS[verdict];
          return (
            <li key={text}>
              <Icon />
              <span>
                <span>{`${text} `}</span>
                <strong>{VERDICTS[verdict]}</strong>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Answers once all questions are answered; a plug-in hybrid has only the question of the daily distance. */
function completeAnswers({ dailyKm, charging, trips }: Partial<ElectricAnswers>, isPlugIn: boolean) {
  if (dailyKm === undefined) return undefined;
  if (isPlugIn) return { dailyKm, charging: charging ?? 'none', trips: trips ?? 'never' };
  return charging === undefined || trips === undefined ? undefined : { dailyKm, charging, trips };
}
