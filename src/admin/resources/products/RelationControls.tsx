import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fitsVehicle } from '../../../domain/products/productMatch';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { formatNumber } from '../../../lib/format';
import { formatVehiclePrice } from '../../../lib/formatFacts';
import { Button } from '../../../ui/actions/Button';
import { useAnnounce } from '../../../ui/display/Announcer';
import { FieldGroup } from '../../../ui/fields/Field';
import { TextInput } from '../../../ui/fields/TextInput';
import { useChoice } from '../../../ui/fields/useChoice';
import { useStyles } from '../../../ui/styles';
import { Avatar } from '../../engine/Avatar';
import type { ControlProps } from '../../engine/form/openForm';
import { SearchedCheckList } from '../../engine/form/fields/SearchedCheckList';
import { searchMatcher, searchableText } from '../../engine/list/listSearch';
import { useManufacturers, useStock } from '../../stock';
import { relationsOf, type ProductValues } from './productForm';
import css from './RelationControls.css?inline';

type Props = ControlProps<ProductValues>;

const NONE: readonly never[] = [];

const HITS = 5;
const EXAMPLES = 3;
const ANNOUNCE_MS = 1000;

/** Saved makes remain choosable, even if the platform no longer lists them. */
export function MakesControl({ form, text, isReadOnly }: Props) {
  const { name, value, onChange } = useChoice(form, 'relatedManufacturers');
  const manufacturers = useManufacturers() ?? NONE;
  const makes = [...new Set([...manufacturers.map((make) => make.name), ...value])];
  const options = makes.map((make) => ({ value: make, label: make }));
  const hint = value.length === 0 ? 'Alle Marken' : text.hint;
  const list = { ...text, hint, name, options, value, onChange };
  return <SearchedCheckList {...list} isDisabled={isReadOnly} />;
}

/** Saved models remain choosable. */
export function ModelsControl({ form, text, isReadOnly }: Props) {
  const manufacturers = useManufacturers() ?? NONE;
  const { name, value, onChange } = useChoice(form, 'relatedModels');
  const makes = useWatch({ control: form.control, name: 'relatedManufacturers' });
  const options = useMemo(() => {
    const labels = new Map<string, string>();
    for (const { name: make, models } of manufacturers)
      if (makes.includes(make)) for (const model of models) labels.set(model.name, `${model.name} (${make})`);
    for (const model of value) if (!labels.has(model)) labels.set(model, model);
    return [...labels].map(([model, label]) => ({ value: model, label }));
  }, [manufacturers, makes, value]);
  if (options.length === 0) return <FieldGroup {...text} hint="Wählen Sie zuerst eine Marke." children={null} />;
  const list = { ...text, name, options, value, onChange };
  return <SearchedCheckList {...list} isDisabled={isReadOnly} />;
}

export function VehiclesControl({ form, text, isReadOnly }: Props) {
  useStyles(css);
  const stock = useStock() ?? NONE;
  const { name, value, onChange } = useChoice(form, 'relatedCarIds');
  const [typed, setTyped] = useState('');
  const searched = useMemo(
    () => stock.map((car) => ({ car, text: searchableText([car.vin, car.internalId, vehicleTitle(car)]) })),
    [stock],
  );
  const matches = searchMatcher(typed);
  const hits = typed.trim() === '' ? [] : searched.filter(({ text }) => matches(text)).slice(0, HITS);
  const chosen = value.map((id) => ({ id, car: stock.find((car) => car.id === id) }));
  return (
    <FieldGroup {...text} isDisabled={isReadOnly}>
      <div className="grid gap-8">
        <TextInput
          name={name}
          label="Fahrzeug suchen: VIN, Fahrzeugnummer oder Titel"
          type="search"
          icon={<Search />}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {typed.trim() === '' ? null : hits.length === 0 ? (
          <p>Kein Fahrzeug gefunden.</p>
        ) : (
          <ul className="border rounded-card">
            {hits.map(({ car }) => (
              <li key={car.id} className="vehicle-picker__hit flex items-center gap-12 py-8 px-12 text-14">
                <Avatar name={vehicleTitle(car)} url={vehiclePictures(car)[0]} isSquare />
                <span className="flex-1 min-w-0 wrap-anywhere">
                  <span>{vehicleTitle(car)}</span>
                  <span className="list-note">
                    {[car.internalId ?? car.vin, formatVehiclePrice(car.publicPrice)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Button
                  size="small"
                  icon={<Plus />}
                  aria-label={`${vehicleTitle(car)} hinzufügen`}
                  disabled={value.includes(car.id)}
                  onClick={() => onChange([...value, car.id])}
                >
                  Hinzufügen
                </Button>
              </li>
            ))}
          </ul>
        )}
        {chosen.length === 0 ? null : (
          <ul className="flex flex-wrap gap-8" aria-label="Gewählte Fahrzeuge">
            {chosen.map(({ id, car }) => {
              const title = car ? vehicleTitle(car) : 'Nicht mehr im Bestand';
              return (
                <li key={id}>
                  <Button
                    size="small"
                    iconAfter={<X />}
                    aria-label={`${title} entfernen`}
                    onClick={() => onChange(value.filter((each) => each !== id))}
                  >
                    {title}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </FieldGroup>
  );
}

/** Number of vehicles that match the limits in the form, by the rule that the shop applies. */
export function Coverage({ form }: Pick<Props, 'form'>) {
  useStyles(css);
  const stock = useStock() ?? NONE;
  const typed = useWatch({ control: form.control });
  const values = useDeferredValue(typed);
  const announce = useAnnounce();
  const covered = useMemo(() => {
    // Watched values lack hidden fields.
    const relations = relationsOf({ ...form.getValues(), ...values });
    return stock.filter((car) => fitsVehicle(relations, car));
  }, [values, form, stock]);
  const sentence =
    covered.length === 0
      ? 'Gilt derzeit für kein Fahrzeug.'
      : `Gilt für ${formatNumber(covered.length)} von ${formatNumber(stock.length)} Fahrzeugen.`;
  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [announce, sentence]);
  if (stock.length === 0) return null;
  return (
    <div className="form-section__field">
      <div
        className={
          covered.length === 0
            ? 'coverage coverage--none py-12 px-16 border rounded-card bg-success-tint'
            : 'coverage py-12 px-16 border rounded-card bg-success-tint'
        }
      >
        <p className="font-600 tabular-nums">{sentence}</p>
        {covered.length === 0 ? null : <p className="text-muted text-14">{`Beispiele: ${examples(covered)}`}</p>}
      </div>
    </div>
  );
}

const examples = (cars: readonly Vehicle[]) =>
  [...new Set(cars.map((car) => vehicleTitle(car)))].slice(0, EXAMPLES).join(', ');
