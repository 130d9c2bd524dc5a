import { useState } from 'react';
import type { Read } from '../../../api/admin/crud';
import { readDecimal } from '../../../domain/dealer/rules';
import type { ManagedProduct } from '../../../domain/order/product';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { TextInput } from '../../../ui/fields/TextInput';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ChangePreview } from '../../engine/changes/ChangePreview';
import { plansFor } from '../../engine/changes/plans';
import { SearchedCheckList } from '../../engine/form/fields/SearchedCheckList';
import type { BulkProps } from '../../engine/resource';
import { useManufacturers, type Stock } from '../../stock';
import { changedPrice, type PriceChange } from './changedPrice';
import type { ProductOutput, ProductValues } from './productForm';

type BulkKind = PriceChange | 'makes';

const KINDS = [
  { value: 'percent', label: 'Preis um Prozent' },
  { value: 'amount', label: 'Preis um einen Betrag' },
  { value: 'makes', label: 'Marken' },
] as const satisfies readonly { value: BulkKind; label: string }[];

/** Changes price or makes of several products, after a preview (rules/admin: many at once). */
export function BulkChange({
  resource,
  rows,
  tools,
  onClose,
}: BulkProps<Read<ManagedProduct>, ProductValues, ProductOutput, Stock>) {
  const [kind, setKind] = useState<BulkKind>('percent');
  const [typed, setTyped] = useState('');
  const [makes, setMakes] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const [plans, setPlans] =
    useState<ReturnType<typeof plansFor<Read<ManagedProduct>, ProductValues, ProductOutput, undefined>>>();
  const manufacturers = useManufacturers() ?? [];
  const preview = () => {
    const by = readDecimal(typed.replace('+', ''));
    if (kind !== 'makes' && (by === undefined || by === 0)) {
      setError('Geben Sie eine Zahl ein, mit Minus für weniger.');
      return;
    }
    setError(undefined);
    const change = (values: ProductValues): Partial<ProductValues> | string =>
      kind === 'makes' ? makesOf(values, makes) : changedPrice(values.price, kind, by ?? 0);
    setPlans(plansFor(resource, rows, change, undefined));
  };
  const count = rows.length === 1 ? '1 Produkt' : `${formatNumber(rows.length)} Produkte`;
  if (plans !== undefined)
    return (
      <ChangePreview
        resource={resource}
        related={undefined}
        tools={tools}
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
      <form
        id="bulk-change"
        className="entry-sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          preview();
        }}
      >
        <RadioGroup
          name="bulk-kind"
          label="Was ändern?"
          options={KINDS}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setError(undefined);
          }}
        />
        {kind === 'makes' ? (
          <SearchedCheckList
            label="Marken"
            hint={makes.length === 0 ? 'Ohne Auswahl gelten die Produkte für alle Fahrzeuge.' : undefined}
            options={manufacturers.map(({ name }) => ({ value: name, label: name }))}
            value={makes}
            onChange={setMakes}
          />
        ) : (
          <TextInput
            label={kind === 'percent' ? 'Prozent' : 'Betrag'}
            hint="Mit Minus wird es weniger. Cent werden kaufmännisch gerundet."
            suffix={kind === 'percent' ? '%' : '€'}
            inputMode="text"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
