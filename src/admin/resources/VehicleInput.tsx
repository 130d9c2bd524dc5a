import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput } from '../../ui/fields/TextInput';
import { useChoice } from '../../ui/fields/useChoice';
import { useStyles } from '../../ui/styles';
import type { ControlProps } from '../engine/form/openForm';
import { searchMatcher, searchableText } from '../engine/list/listSearch';
import { useListedVehicles, type ListedVehicle } from './knownVehicle';
import css from './VehicleInput.css?inline';
import { VinScan } from './VinScan';

const HITS = 6;

/** Vehicles by VIN, stock number or title; a typed number remains possible. */
export function VehicleInput<Values extends FieldValues>(props: ControlProps<Values> & { by: 'vin' | 'internalId' }) {
  useStyles(css);
  const { form, name, text, isReadOnly, by } = props;
  const { ref, value, onChange } = useChoice(form, name);
  const typed = String(value);
  const id = useId();
  const vehicles = useListedVehicles();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const searched = useMemo(
    () =>
      vehicles.map((vehicle) => ({ vehicle, text: searchableText([vehicle.title, vehicle.vin, vehicle.internalId]) })),
    [vehicles],
  );
  const matches = searchMatcher(typed);
  const hits =
    typed.trim() === ''
      ? []
      : searched.filter(({ vehicle, text: each }) => vehicle[by] && matches(each)).slice(0, HITS);
  const chosen = vehicles.find((vehicle) => vehicle[by] !== undefined && vehicle[by] === typed.trim());
  const isShown = isOpen && hits.length > 0 && chosen === undefined;
  const choose = (vehicle: ListedVehicle | undefined) => {
    if (vehicle?.[by] === undefined) return;
    onChange(vehicle[by]);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isShown || (step === undefined && event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Escape belongs to the list before the sheet.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) setActive((active + step + hits.length) % hits.length);
    else if (event.key === 'Enter') choose(hits[active]?.vehicle);
    else setOpen(false);
  };
  return (
    <div className="relative">
      <TextInput
        {...text}
        hint={chosen?.title ?? text.hint ?? 'Suchen Sie nach VIN, Fahrzeugnummer oder Titel.'}
        ref={ref}
        name={name}
        role={isReadOnly ? undefined : 'combobox'}
        aria-expanded={isReadOnly ? undefined : isShown}
        aria-controls={isShown ? `${id}-hits` : undefined}
        aria-activedescendant={isShown ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        readOnly={isReadOnly}
        value={typed}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {by === 'vin' && !isReadOnly ? <VinScan onVin={onChange} /> : null}
      {isShown ? (
        <div className="vehicle-input__hits" id={`${id}-hits`} role="listbox" aria-label="Fahrzeuge">
          {hits.map(({ vehicle }, at) => (
            <button
              key={vehicle.vin ?? vehicle.internalId}
              id={`${id}-${at}`}
              type="button"
              className="vehicle-input__hit"
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(vehicle)}
            >
              <span>{vehicle.title}</span>
              <span className="text-muted text-12">
                {[vehicle.vin, vehicle.internalId].filter(Boolean).join(' · ')}
              </span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
