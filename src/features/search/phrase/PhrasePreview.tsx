import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import { vocabularyOf } from '../../../domain/vehicle/phrase/vocabulary';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Button } from '../../../ui/actions/Button';
import { Chip } from '../../../ui/actions/Chip';
import { useStyles } from '../../../ui/styles';
import type { SearchCriteria } from '../filters/filter';
import { formatSearch } from '../state/searchAddress';
import { useSearch, useSearchStore } from '../SearchProvider';
import { tabLabel } from '../filters/vehicleTypes';
import { interpretPhrase, type PhraseInterpretation } from './interpretPhrase';
import css from './PhrasePreview.css?inline';

export interface PhrasePreviewProps {
  sentence: string;
  /** How often the sentence was sent off. */
  sent: number;
  onChange: (sentence: string) => void;
}

interface Applied {
  sentence: string;
  /** How many filters it became. */
  count: number;
  before: SearchCriteria;
  after: SearchCriteria;
}

/** Shows what is understood while it is typed, searches for it when it is sent, and takes it back. */
export function PhrasePreview({ sentence, sent, onChange }: PhrasePreviewProps) {
  useStyles(css);
  const store = useSearchStore();
  const announce = useAnnounce();
  const criteria = useSearch((state) => state.criteria);
  const isReady = useSearch((state) => state.tabs.length > 0);
  const interpretation = usePhraseInterpretation(sentence);
  const [applied, setApplied] = useState<Applied>();
  const handled = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const isApplied = applied !== undefined && formatSearch(applied.after) === formatSearch(criteria);

  const apply = useEffectEvent(() => {
    if (interpretation === undefined || interpretation.chips.length === 0) return;
    const labels = interpretation.chips.map(({ label }) => label).join(', ');
    setApplied({ sentence, count: interpretation.chips.length, before: criteria, after: interpretation.criteria });
    store.apply(interpretation.criteria);
    onChange('');
    announce(`So verstanden: ${labels}`);
  });
  useEffect(() => {
    // Sent before the shop knew what the dealer has: done as soon as it does.
    if (!isReady || sent === handled.current) return;
    handled.current = sent;
    apply();
  }, [isReady, sent]);

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
          <span>So verstanden: {applied.count} Filter aus Ihrem Satz.</span>
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
  const { chips, isOtherType, criteria, unused } = interpretation;
  const before = useSearch((state) => state.criteria);
  const title = useId();
  const isEmptied = isOtherType && before.tab !== undefined && Object.keys(before.values).length > 0;
  return (
    <div className="phrase__panel">
      <p className="phrase__title" id={title}>
        {chips.length > 0 ? 'So verstanden:' : 'Nennen Sie zum Beispiel Marke, Bauart, Preis oder Baujahr.'}
      </p>
      <div className="phrase__chips" role="group" aria-labelledby={title}>
        {chips.map(({ id, label, sentence }) => (
          <Chip key={id} label={label} removeLabel={`${label} streichen`} onRemove={() => onChange(sentence)} />
        ))}
      </div>
      {unused.length > 0 ? (
        <p className="phrase__note">
          Nicht verstanden und nicht gesucht: {unused.map((word) => `„${word}“`).join(', ')}
        </p>
      ) : null}
      {isEmptied ? (
        <p className="phrase__note">
          Ihre bisherigen Filter gehören zu einem anderen Fahrzeugtyp und entfallen ({tabLabel(before.tab ?? 'ALLE')} →{' '}
          {tabLabel(criteria.tab ?? 'ALLE')}).
        </p>
      ) : null}
      {chips.length > 0 ? (
        <Button type="submit" variant="primary" className="phrase__send">
          Suchen
        </Button>
      ) : null}
    </div>
  );
}
