import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchVehicleByNumber } from '../../../api/vehicles';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import { vocabularyOf } from '../../../domain/vehicle/phrase/vocabulary';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { usePlatform } from '../../../state/shopContext';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Button } from '../../../ui/actions/Button';
import { Chip } from '../../../ui/actions/Chip';
import { useStyles } from '../../../ui/styles';
import type { SearchCriteria } from '../filters/filter';
import { formatSearch } from '../state/searchAddress';
import { useSearch, useSearchStore } from '../SearchProvider';
import { tabLabel } from '../filters/vehicleTypes';
import { resultCount } from '../list/resultText';
import { interpretPhrase, type PhraseInterpretation } from './interpretPhrase';
import { unsearchedLines } from './unsearchedTexts';
import css from './PhrasePreview.css?inline';

export interface PhrasePreviewProps {
  sentence: string;
  /** Number of submissions of the sentence. */
  sent: number;
  onChange: (sentence: string) => void;
}

interface Applied {
  sentence: string;
  /** Result text. */
  text: string;
  before: SearchCriteria;
  after: SearchCriteria;
}

/** Preview of how a typed sentence is understood and how many vehicles it finds; applies it when submitted, with undo. */
export function PhrasePreview({ sentence, sent, onChange }: PhrasePreviewProps) {
  useStyles(css);
  const store = useSearchStore();
  const announce = useAnnounce();
  const criteria = useSearch((state) => state.criteria);
  const isReady = useSearch((state) => state.tabs.length > 0);
  const current = useDeferredValue(sentence);
  const interpretation = usePhraseInterpretation(current);
  const [applied, setApplied] = useState<Applied>();
  const handled = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const isApplied = applied !== undefined && formatSearch(applied.after) === formatSearch(criteria);
  const openByNumber = useOpenByNumber();

  const apply = useEffectEvent((meant: PhraseInterpretation) => {
    const text = appliedText(meant);
    setApplied({ sentence, text, before: criteria, after: meant.criteria });
    store.apply(meant.criteria);
    onChange('');
    announce(text);
  });
  const send = useEffectEvent(() => {
    if (interpretation === undefined || interpretation.chips.length === 0) return;
    const { stockNumber } = interpretation;
    if (stockNumber === undefined) apply(interpretation);
    else openByNumber(stockNumber, () => apply(interpretation));
  });
  useEffect(() => {
    // Submitted before the facets or this sentence were ready: applied as soon as they are.
    if (!isReady || sent === handled.current || current !== sentence) return;
    handled.current = sent;
    send();
  }, [current, isReady, sent, sentence]);

  const input = () => box.current?.closest('form')?.querySelector('input');
  return (
    <div ref={box} className="phrase__answer" tabIndex={-1}>
      {interpretation !== undefined ? (
        <Preview
          meant={interpretation}
          onChange={(next) => {
            input()?.focus();
            onChange(next);
          }}
        />
      ) : isApplied ? (
        <p className="phrase__applied">
          <span>{applied.text}</span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setApplied(undefined);
              store.apply(applied.before);
              onChange(applied.sentence);
              announce('Die Suche ist wieder wie zuvor.');
              input()?.focus();
            }}
          >
            Rückgängig
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Returns a function that opens the vehicle with a stock number or VIN, or calls `otherwise` if there is none or the call fails. */
function useOpenByNumber(): (number: string, otherwise: () => void) => void {
  const platform = usePlatform();
  const navigate = useNavigate();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  return (number, otherwise) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    fetchVehicleByNumber(platform, number, controller.signal).then(
      (vehicle) => void navigate(vehicleAddress(vehicle)),
      () => {
        if (!controller.signal.aborted) otherwise();
      },
    );
  };
}

function appliedText({ chips, text, unsearched }: PhraseInterpretation): string {
  const filters = chips.length - (text === '' ? 0 : 1);
  const parts = [
    filters > 0 && `So verstanden: ${filters} Filter aus Ihrem Satz.`,
    text !== '' && `Als Text gesucht: „${text}“.`,
    unsearched.length > 0 && `Nicht gesucht: ${unsearched.map((left) => `„${left.text}“`).join(', ')}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function usePhraseInterpretation(sentence: string): PhraseInterpretation | undefined {
  const store = useSearchStore();
  const criteria = useSearch((state) => state.criteria);
  const tabs = useSearch((state) => state.tabs);
  const equipment = useSearch((state) => state.sources.equipmentLabels);
  const place = useMemo(() => {
    const types = carTypes.keys.filter((type) => tabs.includes(type));
    const stock = new Map(
      types.flatMap((type) => {
        const facets = store.stockOf(type);
        return facets === undefined ? [] : [[type, facets] as const];
      }),
    );
    return { vocabulary: vocabularyOf({ stock, equipment }), types, now: store.now() };
  }, [equipment, store, tabs]);
  return useMemo(
    () =>
      sentence.trim() === ''
        ? undefined
        : interpretPhrase(sentence, criteria, place, (tab) => ({
            stock: store.stockOf(tab),
            result: undefined,
            held: undefined,
            equipmentLabels: equipment,
          })),
    [criteria, equipment, place, sentence, store],
  );
}

function Preview({
  meant: interpretation,
  onChange,
}: {
  meant: PhraseInterpretation;
  onChange: (sentence: string) => void;
}) {
  const { chips, isOtherType, criteria, unsearched, alternatives, stockNumber } = interpretation;
  const before = useSearch((state) => state.criteria);
  const count = usePreviewCount(chips.length > 0 && stockNumber === undefined ? criteria : undefined);
  const title = useId();
  const isEmptied = isOtherType && before.tab !== undefined && Object.keys(before.values).length > 0;
  const understood = chips.filter(({ isText }) => !isText);
  const texts = chips.filter(({ isText }) => isText);
  const chipList = (list: typeof chips) =>
    list.map(({ id, label, sentence }) => (
      <Chip key={id} label={label} removeLabel={`${label} streichen`} onRemove={() => onChange(sentence)} />
    ));
  return (
    <div className="phrase__panel">
      {understood.length > 0 || texts.length === 0 ? (
        <p className="phrase__title" id={title}>
          {understood.length > 0 ? 'So verstanden:' : 'Nennen Sie zum Beispiel Marke, Bauart, Preis oder Baujahr.'}
        </p>
      ) : null}
      {understood.length > 0 ? (
        <div className="phrase__chips" role="group" aria-labelledby={title}>
          {chipList(understood)}
        </div>
      ) : null}
      {texts.length > 0 ? (
        <>
          <p className="phrase__title">
            {stockNumber === undefined
              ? 'Nicht verstanden, wird im Text der Angebote gesucht:'
              : 'Sieht aus wie eine Fahrzeugnummer; das Fahrzeug wird geöffnet, wenn es sie gibt:'}
          </p>
          <div className="phrase__chips">{chipList(texts)}</div>
        </>
      ) : null}
      {unsearchedLines(unsearched).map((line) => (
        <p key={line} className="phrase__note">
          {line}
        </p>
      ))}
      {alternatives.length > 0 ? (
        <div className="phrase__chips">
          {alternatives.map(({ label, sentence }) => (
            <Button key={label} size="small" onClick={() => onChange(sentence)}>
              {`Stattdessen „${label}“`}
            </Button>
          ))}
        </div>
      ) : null}
      {isEmptied ? (
        <p className="phrase__note">
          Ihre bisherigen Filter gehören zu einem anderen Fahrzeugtyp und entfallen ({tabLabel(before.tab ?? 'ALLE')} →{' '}
          {tabLabel(criteria.tab ?? 'ALLE')}).
        </p>
      ) : null}
      {chips.length > 0 ? (
        <Button type="submit" variant="primary" className="phrase__send">
          {stockNumber !== undefined
            ? 'Fahrzeug öffnen'
            : count === undefined
              ? 'Suchen'
              : count === 0
                ? 'Keine Ergebnisse'
                : `${resultCount(count)} Anzeigen`}
        </Button>
      ) : null}
    </div>
  );
}

/** Debounce of counting, ms. */
const TYPING_PAUSE_MS = 300;

/** Number of vehicles that a search would find; `undefined` while unknown. Not counted if it equals the current search. */
function usePreviewCount(criteria: SearchCriteria | undefined): number | undefined {
  const store = useSearchStore();
  const wanted = criteria && formatSearch(criteria);
  const [known, setKnown] = useState<{ wanted: string; count: number }>();
  const count = useEffectEvent((signal: AbortSignal) => {
    if (criteria === undefined || wanted === undefined) return;
    store.count(criteria, signal).then(
      (found) => setKnown({ wanted, count: found }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => count(controller.signal), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  return known?.wanted === wanted ? known?.count : undefined;
}
