import { Suspense, useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { lazyWithRetry, NoFallback } from '../../../../ui/feedback/lazyWithRetry';
import { FieldGroup } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';
import {
  withoutFilters,
  type BoundName,
  type FilterControlProps,
  type Filter,
  type FilterPlace,
  type FilterValues,
} from '../filter';
import { ANY } from './optionText';

/** The selects do without it. */
const RangeSlider = lazyWithRetry(() => import('./RangeSlider').then((module) => module.RangeSlider), NoFallback);
const TypedBound = lazyWithRetry(() => import('./TypedBound').then((module) => module.TypedBound));

type Bound = 'min' | 'max';

interface Range extends FilterPlace {
  min?: BoundName;
  max?: BoundName;
  /** In the form; other bounds only by address. */
  offers: readonly Bound[];
  stepsOf: (now: Date) => readonly number[];
  format: (step: number) => string;
  hasSlider?: boolean;
  typedUnit?: string;
  /** Default: the same number. */
  toWire?: (step: number, bound: Bound) => number | string;
  fromWire?: (value: number | string) => number;
}

const PAIR_WORDS = { min: 'von', max: 'bis' } as const;

export function rangeFilter(entry: Range): Filter {
  const names = [entry.min, entry.max].filter((name) => name !== undefined);
  return {
    ...entry,
    kind: 'range',
    names,
    normalise: (values) => values,
    chips: (values) => {
      const from = shownBound(entry, values, 'min');
      const to = shownBound(entry, values, 'max');
      if (from === undefined && to === undefined) return [];
      const words = from === undefined ? `bis ${to ?? ''}` : to === undefined ? `ab ${from}` : `${from} bis ${to}`;
      return [{ id: names.join(), label: `${entry.label}: ${words}`, without: withoutFilters(values, names) }];
    },
    Control: (props) => <RangeControl entry={entry} {...props} />,
  };
}

function RangeControl({ entry, values, now, onChange }: FilterControlProps & { entry: Range }) {
  const isPair = entry.offers.length > 1;
  const [isTyped, setTyped] = useState(false);
  const bounds = entry.offers.map((bound) => {
    const name = entry[bound];
    if (name === undefined) return null;
    const chosen = stepOf(entry, values, bound);
    const other = stepOf(entry, values, bound === 'min' ? 'max' : 'min');
    const field = {
      label: isPair ? `${entry.label} ${PAIR_WORDS[bound]}` : entry.label,
      isLabelHidden: isPair,
      placeholder: isPair ? PAIR_WORDS[bound] : ANY,
    };
    const change = (step: number | undefined) => onChange(bounded(entry, values, bound, step));
    if (isTyped && entry.typedUnit !== undefined) {
      return (
        <TypedBound
          key={bound}
          {...field}
          unit={entry.typedUnit}
          chosen={chosen}
          lowest={bound === 'max' ? other : undefined}
          highest={bound === 'min' ? other : undefined}
          format={entry.format}
          isFirst={bound === entry.offers[0]}
          onChange={change}
        />
      );
    }
    return (
      <Select
        key={bound}
        {...field}
        value={chosen === undefined ? '' : String(chosen)}
        options={stepsWithChosen(entry, now, chosen).map((step) => ({
          value: String(step),
          label: isPair ? entry.format(step) : `${SINGLE_WORDS[bound]} ${entry.format(step)}`,
          isDisabled: other !== undefined && (bound === 'min' ? step > other : step < other),
        }))}
        onChange={({ currentTarget: { value } }) => change(value === '' ? undefined : Number(value))}
      />
    );
  });
  const controls = isPair ? (
    <FieldGroup label={entry.label}>
      <div className="filter-range">{bounds}</div>
      {entry.hasSlider && !isTyped ? (
        <div className="filter-slider">
          <Suspense>
            <RangeSlider
              label={entry.label}
              steps={entry.stepsOf(now)}
              chosen={[stepOf(entry, values, 'min'), stepOf(entry, values, 'max')]}
              format={entry.format}
              onChange={([min, max], isFurther) =>
                onChange(bounded(entry, bounded(entry, values, 'min', min), 'max', max), isFurther)
              }
            />
          </Suspense>
        </div>
      ) : null}
    </FieldGroup>
  ) : (
    bounds
  );
  if (entry.typedUnit === undefined) return controls;
  return (
    <div className="filter-typed">
      <Suspense>{controls}</Suspense>
      <Button
        variant="quiet"
        size="small"
        aria-label={isTyped ? `${entry.label}: aus Liste wählen` : `${entry.label}: selbst eingeben`}
        onClick={() => setTyped(!isTyped)}
      >
        {isTyped ? 'aus Liste wählen' : 'selbst eingeben'}
      </Button>
    </div>
  );
}

function bounded(entry: Range, values: FilterValues, bound: Bound, step: number | undefined): FilterValues {
  const name = entry[bound];
  if (name === undefined) return values;
  const rest = withoutFilters(values, [name]);
  return step === undefined ? rest : { ...rest, [name]: wireOf(entry, step, bound) };
}

const SINGLE_WORDS = { min: 'ab', max: 'bis' } as const;

function wireOf(entry: Range, step: number, bound: Bound): number | string {
  return entry.toWire ? entry.toWire(step, bound) : step;
}

function stepOf(entry: Range, values: FilterValues, bound: Bound): number | undefined {
  const name = entry[bound];
  const value = name && values[name];
  if (value === undefined) return undefined;
  return entry.fromWire ? entry.fromWire(value) : Number(value);
}

function shownBound(entry: Range, values: FilterValues, bound: Bound): string | undefined {
  const step = stepOf(entry, values, bound);
  return step === undefined ? undefined : entry.format(step);
}

function stepsWithChosen(entry: Range, now: Date, chosen: number | undefined): readonly number[] {
  const steps = entry.stepsOf(now);
  if (chosen === undefined || steps.includes(chosen)) return steps;
  return [...steps, chosen].sort((a, b) => a - b);
}
