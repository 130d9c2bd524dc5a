import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useNearby } from '../../../state/vehicles/nearby';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { useAnnounce } from '../../../ui/display/Announcer';
import { useStyles } from '../../../ui/styles';
import { useSearch, useSearchStore } from '../SearchProvider';
import { InterpretationPanel, resultsWithoutText } from './InterpretationPanel';
import type { PhraseInterpretation } from './interpretPhrase';
import css from './PhrasePreview.css?inline';
import { usePhraseCount } from './usePhraseCount';
import { useRadius } from './useRadius';
import { usePhraseInterpretation } from './usePhraseInterpretation';
import { fetchVehicleByNumber } from '../../../api/vehicle';
import { offeredKinds, type RateKind } from '../../../domain/finance/frame';
import { NO_FRAME } from '../../../domain/finance/rateFields';
import { frameText } from '../../../domain/finance/frameText';
import { useFrame, usePlatform, useTenant } from '../../../state/shopContext';

export interface PhrasePreviewProps {
  sentence: string;
  sent: number;
  onChange: (sentence: string) => void;
}

/** Of a typed sentence, with its number; applied when submitted. */
export const PhrasePreview = withQueryClient(function PhrasePreview({ sentence, sent, onChange }: PhrasePreviewProps) {
  useStyles(css);
  const store = useSearchStore();
  const announce = useAnnounce();
  const criteria = useSearch((state) => state.criteria);
  const isReady = useSearch((state) => state.tabs.length > 0);
  const current = useDeferredValue(sentence);
  const { radius, isPending } = useRadius(current);
  const { frame, change } = useFrame();
  const { settings } = useTenant();
  const kinds = useMemo(() => offeredKinds(settings), [settings]);
  const interpretation = usePhraseInterpretation(current, radius, frame, kinds);
  const counted = usePhraseCount(interpretation);
  const setArea = useNearby((state) => state.setArea);
  const handled = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const findByNumber = useFindByNumber();
  const navigate = useNavigate();
  const [numbered, setNumbered] = useState<{ sentence: string; vehicle: Vehicle }>();
  const offered = numbered?.sentence === sentence ? numbered.vehicle : undefined;

  const apply = useEffectEvent((accepted: PhraseInterpretation) => {
    const text = appliedText(accepted, kinds);
    setNumbered(undefined);
    if (accepted.area !== undefined) setArea(accepted.area);
    store.applyPhrase({
      sentence,
      text,
      before: criteria,
      after: accepted.criteria,
      frame: accepted.frame,
      restoreFrame: () => change({ ...NO_FRAME, ...frame }),
    });
    if (accepted.frame) change(accepted.frame);
    announce(text);
  });
  /** Words in no offer would empty the list: offered without them first. */
  const applyOrOffer = useEffectEvent((accepted: PhraseInterpretation) => {
    if (accepted.withoutText === undefined || accepted.withoutText.chips.length === 0) apply(accepted);
    else if (counted.others) apply(counted.others.interpretation);
    else
      counted.ask(accepted).then(
        ({ others }) => {
          if (box.current?.isConnected !== true || store.getState().sentence !== sentence) return;
          if (others) announce(resultsWithoutText(accepted.text, others.count));
          else apply(accepted);
        },
        () => apply(accepted),
      );
  });
  const send = useEffectEvent(() => {
    if (interpretation?.needsPostcode) box.current?.querySelector('input')?.focus();
    if (interpretation === undefined || interpretation.needsPostcode || interpretation.chips.length === 0) return;
    const { stockNumber, isStockNumber } = interpretation;
    if (stockNumber === undefined || offered !== undefined) applyOrOffer(interpretation);
    else
      findByNumber(stockNumber, (vehicle) => {
        if (vehicle === undefined) applyOrOffer(interpretation);
        else if (isStockNumber) void navigate(vehicleAddress(vehicle));
        else {
          setNumbered({ sentence, vehicle });
          announce(`Fahrzeug mit der Nummer ${stockNumber}: ${vehicleTitle(vehicle)}`);
        }
      });
  });
  useEffect(() => {
    // Submitted before facets or interpretation were ready.
    if (!isReady || isPending || sent === handled.current || current !== sentence) return;
    handled.current = sent;
    send();
  }, [current, isPending, isReady, sent, sentence]);

  const input = () => box.current?.closest('form')?.querySelector('input');
  return (
    <div ref={box} className="phrase__answer" tabIndex={-1}>
      {interpretation !== undefined ? (
        <InterpretationPanel
          interpretation={interpretation}
          count={counted.count}
          without={counted.others?.count}
          vehicle={offered}
          onChange={(next) => {
            input()?.focus();
            onChange(next);
          }}
        />
      ) : null}
    </div>
  );
});

function appliedText(
  { chips, text, unsearched, frame, criteria }: PhraseInterpretation,
  kinds: readonly RateKind[],
): string {
  const filters = chips.filter(({ isText, isOfFrame }) => !isText && !isOfFrame).length;
  const most = criteria.values.maxMonthlyFinancingRateExample;
  const parts = [
    filters > 0 && `So verstanden: ${filters} Filter aus Ihrem Satz.`,
    frame && `Mein Rahmen: ${frameText(frame, most, kinds)}.`,
    text !== '' && `Als Text gesucht: „${text}“.`,
    unsearched.length > 0 && `Nicht gesucht: ${unsearched.map((left) => `„${left.text}“`).join(', ')}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function useFindByNumber(): (number: string, then: (vehicle: Vehicle | undefined) => void) => void {
  const platform = usePlatform();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return (number, then) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    fetchVehicleByNumber(platform, number, controller.signal).then(then, () => {
      if (!controller.signal.aborted) then(undefined);
    });
  };
}
