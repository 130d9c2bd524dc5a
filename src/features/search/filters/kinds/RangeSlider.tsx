import { useRef, useState } from 'react';
import { useStyles } from '../../../../ui/styles';
import css from './RangeSlider.css?inline';

type Pair<Value> = readonly [from: Value, to: Value];

interface RangeSliderProps {
  label: string;
  /** Ascending; beyond them a bound is open. */
  steps: readonly number[];
  chosen: Pair<number | undefined>;
  format: (step: number) => string;
  /** @param isFurther continues the last change: one key after the other */
  onChange: (chosen: Pair<number | undefined>, isFurther: boolean) => void;
}

/** Searches when a handle is released. */
export function RangeSlider({ label, steps, chosen: [from, to], format, onChange }: RangeSliderProps) {
  useStyles(css);
  const end = steps.length + 1;
  const [dragged, setDragged] = useState<Pair<number>>();
  const isFurther = useRef(false);
  const places: Pair<number> = dragged ?? [
    from === undefined ? 0 : steps.filter((step) => step <= from).length,
    to === undefined ? end : steps.filter((step) => step < to).length + 1,
  ];
  const leave = () => {
    if (dragged === undefined) return;
    setDragged(undefined);
    onChange([steps[dragged[0] - 1], steps[dragged[1] - 1]], isFurther.current);
    isFurther.current = true;
  };
  const begin = () => (isFurther.current = false);
  const handle = (words: string, place: number, move: (to: number) => Pair<number>) => {
    const step = steps[place - 1];
    return (
      <input
        type="range"
        aria-label={`${label} ${words}, Regler`}
        aria-valuetext={step === undefined ? 'Beliebig' : format(step)}
        max={end}
        value={place}
        onChange={({ currentTarget }) => setDragged(move(Number(currentTarget.value)))}
        onPointerDown={begin}
        onPointerUp={leave}
        onKeyUp={leave}
        onFocus={begin}
        onBlur={leave}
      />
    );
  };
  const [low, high] = places;
  return (
    <div className="range-slider">
      <div style={{ left: `${(100 * low) / end}%`, right: `${100 - (100 * high) / end}%` }} />
      {handle('von', low, (place) => [Math.min(place, high, end - 1), high])}
      {handle('bis', high, (place) => [low, Math.max(place, low, 1)])}
    </div>
  );
}
