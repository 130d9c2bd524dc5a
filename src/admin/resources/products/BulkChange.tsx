import { useState } from 'react';
import type { Read } from '../../../api/admin/crud';
import { amountProblem, readTypedNumber } from '../../../lib/typedNumber';
import type { ManagedProduct } from '../../../domain/products/product';
import { carTypes } from '../../../domain/enums/carType';
import type { FormCheck } from '../../../lib/check';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { CheckList } from '../../../ui/fields/CheckList';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { TextInput } from '../../../ui/fields/TextInput';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { useChoice } from '../../../ui/fields/useChoice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ChangePreview } from '../../engine/changes/ChangePreview';
import { plansFor, type Plans } from '../../engine/changes/plans';
import { choicesOf } from '../../engine/entryForm';
import { SearchedCheckList } from '../../engine/form/fields/SearchedCheckList';
import type { List } from '../../engine/list/useList';
import { useManufacturers } from '../../stock';
import { changedPrice, type PriceChange, type Rounding } from './changedPrice';
import { hasHandOver, productForm, type ProductValues } from './productForm';

type BulkKind = PriceChange | 'days' | 'carTypes' | 'makes';

const KINDS = [
  { value: 'percent', label: 'Preis um Prozent' },
  { value: 'amount', label: 'Preis um einen Betrag' },
  { value: 'set', label: 'Preis setzen auf' },
  { value: 'days', label: 'Lieferzeit setzen auf' },
  { value: 'carTypes', label: 'Fahrzeugarten' },
  { value: 'makes', label: 'Marken' },
] as const satisfies readonly { value: BulkKind; label: string }[];

const ROUNDINGS = [
  { value: 'cent', label: 'Auf den Cent' },
  { value: '00', label: 'Auf ,00' },
  { value: '90', label: 'Auf ,90' },
] as const satisfies readonly { value: Rounding; label: string }[];

const NUMBERS = {
  percent: { label: 'Prozent', suffix: '%', hint: 'Mit Minus wird es weniger. Cent werden kaufmännisch gerundet.' },
  amount: { label: 'Betrag', suffix: '€', hint: 'Mit Minus wird es weniger. Cent werden kaufmännisch gerundet.' },
  set: { label: 'Neuer Preis', suffix: '€', hint: 'Alle ausgewählten Produkte kosten danach so viel.' },
  days: { label: 'Lieferzeit', suffix: 'Tage', hint: 'Nur Produkte mit Übergabe haben eine Lieferzeit.' },
} as const;

interface BulkValues {
  kind: BulkKind;
  /** Percent, euros or days. */
  by: string;
  rounding: Rounding;
  carTypes: readonly string[];
  makes: readonly string[];
}

const numberOf = (text: string) => readTypedNumber(text.replace('+', ''));

function checkBulk(values: BulkValues): FormCheck<BulkValues> {
  const number = numberOf(values.by);
  if (values.kind === 'makes' || values.kind === 'carTypes') return { values };
  const problem = amountProblem(values.by);
  if (problem !== undefined) return { errors: { by: { message: problem } } };
  if (values.kind === 'percent' || values.kind === 'amount')
    return number ? { values } : { errors: { by: { message: 'Geben Sie eine Zahl ein, mit Minus für weniger.' } } };
  const isRight = number !== undefined && number >= 0 && (values.kind === 'set' || Number.isInteger(number));
  return isRight ? { values } : { errors: { by: { message: 'Geben Sie eine Zahl ein, 0 oder mehr.' } } };
}

/** Field values of a product after a change, or the reason why it has none. */
function changeOf(values: ProductValues, change: BulkValues): Partial<ProductValues> | string {
  const by = numberOf(change.by) ?? 0;
  if (change.kind === 'makes') return makesOf(values, change.makes);
  if (change.kind === 'carTypes') return { carTypes: [...change.carTypes] };
  if (change.kind !== 'days') return changedPrice(values.price, change.kind, by, change.rounding);
  return hasHandOver(values) ? { deliveryTimeInDays: String(by) } : 'Dieser Typ hat keine Lieferzeit.';
}

interface BulkChangeProps {
  list: Pick<List<Read<ManagedProduct>>, 'rows' | 'deeds'>;
  rows: readonly Read<ManagedProduct>[];
  onClose: () => void;
}

/** (rules/admin: many at once). */
export function BulkChange({ list, rows, onClose }: BulkChangeProps) {
  const form = useCheckedForm<BulkValues>({
    defaultValues: { kind: 'percent', by: '', rounding: 'cent', carTypes: [], makes: [] },
    check: checkBulk,
  });
  const kind = useChoice(form, 'kind');
  const makes = useChoice(form, 'makes');
  const types = useChoice(form, 'carTypes');
  const rounding = useChoice(form, 'rounding');
  const [plans, setPlans] = useState<Plans<Read<ManagedProduct>>>();
  const manufacturers = useManufacturers() ?? [];
  const preview = (chosen: BulkValues) =>
    setPlans(plansFor({ form: productForm, source: list.rows.source }, rows, (values) => changeOf(values, chosen)));
  const count = rows.length === 1 ? '1 Produkt' : `${formatNumber(rows.length)} Produkte`;
  if (plans !== undefined)
    return (
      <ChangePreview
        list={list}
        form={productForm}
        title={`${count} ändern`}
        plans={plans}
        onBack={() => setPlans(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={`${count} ändern`}
      size="medium"
      focusesTitle
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button variant="primary" type="submit" form="bulk-change">
            Vorschau
          </Button>
        </>
      }
    >
      <form id="bulk-change" className="entry-sheet" {...form.formProps(preview)}>
        <RadioGroup
          {...kind}
          label="Was ändern?"
          options={KINDS}
          onChange={(next) => {
            kind.onChange(next);
            form.clearErrors('by');
          }}
        />
        {kind.value === 'makes' ? (
          <SearchedCheckList
            label="Marken"
            hint={makes.value.length === 0 ? 'Ohne Auswahl gelten die Produkte für alle Fahrzeuge.' : undefined}
            options={manufacturers.map(({ name }) => ({ value: name, label: name }))}
            value={makes.value}
            onChange={makes.onChange}
          />
        ) : kind.value === 'carTypes' ? (
          <CheckList
            label="Fahrzeugarten"
            hint={types.value.length === 0 ? 'Ohne Auswahl gelten die Produkte für alle Fahrzeugarten.' : undefined}
            options={choicesOf(carTypes)}
            value={types.value}
            onChange={types.onChange}
          />
        ) : (
          <TextInput
            {...form.register('by')}
            {...NUMBERS[kind.value]}
            inputMode="text"
            autoComplete="off"
            error={form.formState.errors.by?.message}
          />
        )}
        {kind.value === 'percent' || kind.value === 'amount' ? (
          <RadioGroup {...rounding} label="Runden" options={ROUNDINGS} />
        ) : null}
        <p>Die Vorschau zeigt jede Änderung, bevor etwas gesendet wird.</p>
      </form>
    </Dialog>
  );
}

function makesOf(values: ProductValues, makes: readonly string[]): Partial<ProductValues> {
  if (makes.length === 0) return { relation: 'all' };
  const isSame =
    makes.length === values.relatedManufacturers.length &&
    makes.every((make) => values.relatedManufacturers.includes(make));
  return isSame && values.relation === 'some'
    ? {}
    : { relation: 'some', relatedManufacturers: [...makes], relatedModels: [] };
}
