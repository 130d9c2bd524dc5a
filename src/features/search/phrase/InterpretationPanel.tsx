import { useId, useState } from 'react';
import { PostcodeField } from '../../../shared/PostcodeField';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Chip } from '../../../ui/actions/Chip';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { tabLabel } from '../filters/vehicleTypes';
import { resultCount } from '../toolbar/resultText';
import { useSearch } from '../SearchProvider';
import type { PhraseInterpretation } from './interpretPhrase';
import type { Unsearched } from '../../../domain/vehicle/phrase/readPhrase';

interface InterpretationPanelProps {
  interpretation: PhraseInterpretation;
  count: number | undefined;
  /** Without unknown words, if those find nothing. */
  without: number | undefined;
  vehicle?: Vehicle | undefined;
  /** @param sentence without a part, or with an alternative */
  onChange: (sentence: string) => void;
}

export const resultsWithoutText = (text: string, count: number) => `${resultCount(count)} ohne „${text}“ anzeigen`;

export function InterpretationPanel({ interpretation, count, without, vehicle, onChange }: InterpretationPanelProps) {
  const { chips, text, isOtherType, criteria, unsearched, alternatives, isStockNumber, needsPostcode } = interpretation;
  // While it is typed into: the postcode is known then.
  const [isAsking, setAsking] = useState(needsPostcode);
  if (needsPostcode && !isAsking) setAsking(true);
  const before = useSearch((state) => state.criteria);
  const title = useId();
  const losesFilters = isOtherType && before.tab !== undefined && Object.keys(before.values).length > 0;
  const understood = chips.filter(({ isText }) => !isText);
  const texts = chips.filter(({ isText }) => isText);
  const chipList = (list: typeof chips) =>
    list.map(({ id, label, sentence }) => (
      <Chip key={id} label={label} removeLabel={`${label} streichen`} onRemove={() => onChange(sentence)} />
    ));
  return (
    <div className="phrase__panel">
      {understood.length > 0 || (texts.length === 0 && !isAsking) ? (
        <p className="phrase__title" id={title}>
          {understood.length > 0 ? 'So verstanden:' : 'Nennen Sie zum Beispiel Marke, Bauart, Preis oder Baujahr.'}
        </p>
      ) : null}
      {understood.length > 0 ? (
        <div className="chip-list" role="group" aria-labelledby={title}>
          {chipList(understood)}
        </div>
      ) : null}
      {texts.length > 0 ? (
        <>
          <p className="phrase__title">
            {isStockNumber
              ? 'Sieht aus wie eine Fahrzeugnummer; das Fahrzeug wird geöffnet, wenn es sie gibt:'
              : without === undefined
                ? 'Nicht verstanden, wird im Text der Angebote gesucht:'
                : 'Kommt in keinem passenden Angebot vor:'}
          </p>
          <div className="chip-list">{chipList(texts)}</div>
        </>
      ) : null}
      {unsearchedLines(unsearched).map((line) => (
        <p key={line} className="phrase__note">
          {line}
        </p>
      ))}
      {isAsking ? (
        <div>
          <PostcodeField />
        </div>
      ) : null}
      {alternatives.length > 0 ? (
        <div className="chip-list">
          {alternatives.map(({ label, sentence }) => (
            <Button key={label} size="small" onClick={() => onChange(sentence)}>
              {`Stattdessen „${label}“`}
            </Button>
          ))}
        </div>
      ) : null}
      {losesFilters ? (
        <p className="phrase__note">{`Ihre bisherigen Filter gehören zu einem anderen Fahrzeugtyp und entfallen (${tabLabel(before.tab ?? 'ALLE')} → ${tabLabel(criteria.tab ?? 'ALLE')}).`}</p>
      ) : null}
      {vehicle === undefined ? null : (
        <>
          <p className="phrase__title">Fahrzeug mit dieser Nummer:</p>
          <VehicleLink {...vehicle} />
        </>
      )}
      {/* A form with two fields is sent by Enter only if it has a button. */}
      {chips.length > 0 || isAsking ? (
        <Button type="submit" variant="primary" className="phrase__send">
          {isStockNumber
            ? 'Fahrzeug öffnen'
            : count === undefined
              ? 'Suchen'
              : without !== undefined
                ? resultsWithoutText(text, without)
                : count === 0
                  ? 'Keine Ergebnisse'
                  : `${resultCount(count)} Anzeigen`}
        </Button>
      ) : null}
    </div>
  );
}

function VehicleLink(vehicle: Vehicle) {
  const link = useRouteLink(vehicleAddress(vehicle));
  return (
    <Button {...link} className="phrase__send">
      {vehicleTitle(vehicle)}
    </Button>
  );
}

type Reason = Unsearched['reason'];

const TEXTS: Readonly<Record<Reason, string>> = {
  replaced: 'Nur eine von mehreren Angaben lässt sich zugleich suchen. Weggelassen:',
  unfiltered: 'Danach lässt sich nicht oder nur zum Teil filtern:',
  excluded: 'Das lässt sich nicht ausschließen:',
  vague: 'Zu ungenau für die Suche:',
  generation: 'Nicht gesucht, weil jeder die Baureihe anders schreibt:',
  both: 'Gesucht werden Fahrzeuge, die beides haben, trotz:',
  noPostcode: 'Für den Umkreis fehlt Ihre Postleitzahl:',
  noLocation: 'Kein Standort liegt in diesem Umkreis:',
  unread: 'Kommt in keinem passenden Angebot vor:',
  tooLong: 'Ihre Eingabe ist zu lang und wird nur bis hier gelesen. Nicht gesucht:',
};

function unsearchedLines(unsearched: readonly Unsearched[]): string[] {
  return Object.entries(TEXTS).flatMap(([reason, text]) => {
    const words = unsearched.filter((left) => left.reason === reason).map((left) => `„${left.text}“`);
    return words.length === 0 ? [] : [`${text} ${words.join(', ')}`];
  });
}
