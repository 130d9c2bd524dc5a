import { useState } from 'react';
import type { Read } from '../../../api/admin/crud';
import { readDecimal } from '../../../domain/dealer/rules';
import type { ManagedProduct } from '../../../domain/order/product';
import type { FormCheck } from '../../../lib/check';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { TextInput } from '../../../ui/fields/TextInput';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { useChoice } from '../../../ui/fields/useChoice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ChangePreview } from '../../engine/changes/ChangePreview';
import { plansFor, type Plans } from '../../engine/changes/plans';
import { SearchedCheckList } from '../../engine/form/fields/SearchedCheckList';
import type { List } from '../../engine/list/useList';
import { useManufacturers } from '../../stock';
import { changedPrice, type PriceChange } from './changedPrice';
import { productForm, type ProductValues } from './productForm';

type BulkKind = PriceChange | 'makes';

const KINDS = [
  { value: 'percent', label: 'Preis um Prozent' },
  { value: 'amount', label: 'Preis um einen Betrag' },
  { value: 'makes', label: 'Marken' },
] as const satisfies readonly { value: BulkKind; label: string }[];

interface BulkValues {
  kind: BulkKind;
  /** Percent or euros. */
  by: string;
  makes: readonly string[];
}

const numberOf = (text: string) => readDecimal(text.replace('+', ''));

/** A change of the price needs a number other than 0. */
const checkBulk = (values: BulkValues): FormCheck<BulkValues> =>
  values.kind === 'makes' || numberOf(values.by)
    ? { values }
    : { errors: { by: { message: 'Geben Sie eine Zahl ein, mit Minus für weniger.' } } };

interface BulkChangeProps {
  list: List<Read<ManagedProduct>>;
  rows: readonly Read<ManagedProduct>[];
  onClose: () => void;
}

/** Changes price or makes of several products, after a preview (rules/admin: many at once). */
export function BulkChange({ list, rows, onClose }: BulkChangeProps) {
  const form = useCheckedForm<BulkValues>({ defaultValues: { kind: 'percent', by: '', makes: [] }, check: checkBulk });
  const kind = useChoice(form, 'kind');
  const makes = useChoice(form, 'makes');
  const [plans, setPlans] = useState<Plans<Read<ManagedProduct>, ProductValues>>();
  const manufacturers = useManufacturers() ?? [];
  const preview = ({ kind: chosen, by, makes: wanted }: BulkValues) => {
    const change = (values: ProductValues): Partial<ProductValues> | string =>
      chosen === 'makes' ? makesOf(values, wanted) : changedPrice(values.price, chosen, numberOf(by) ?? 0);
    setPlans(plansFor({ form: productForm, source: list.source }, rows, change));
  };
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
        ) : (
          <TextInput
            {...form.register('by')}
            label={kind.value === 'percent' ? 'Prozent' : 'Betrag'}
            hint="Mit Minus wird es weniger. Cent werden kaufmännisch gerundet."
            suffix={kind.value === 'percent' ? '%' : '€'}
            inputMode="text"
            autoComplete="off"
            error={form.formState.errors.by?.message}
          />
        )}
        <p>Die Vorschau zeigt jede Änderung, bevor etwas gesendet wird.</p>
      </form>
    </Dialog>
  );
}

/** Makes of a product; models of makes that it no longer has go with them. */
function makesOf(values: ProductValues, makes: readonly string[]): Partial<ProductValues> {
  if (makes.length === 0) return { relation: 'all' };
  const isSame =
    makes.length === values.relatedManufacturers.length &&
    makes.every((make) => values.relatedManufacturers.includes(make));
  return isSame && values.relation === 'some'
    ? {}
    : { relation: 'some', relatedManufacturers: [...makes], relatedModels: [] };
}
