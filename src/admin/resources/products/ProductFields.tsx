import { isHandOverType, productTypes, type ProductType } from '../../../domain/products/productType';
import { readTypedNumber } from '../../../lib/typedNumber';
import { claimsIn } from '../../../domain/law/claimRules';
import { textOf } from '../../../lib/text/formattedText';
import { formatNumber } from '../../../lib/format';
import { toPs } from '../../../lib/formatFacts';
import { claimHint } from '../../engine/ClaimNotes';
import {
  ChecksField,
  DateField,
  FormField,
  FilesField,
  FormSection,
  HtmlField,
  RadioField,
  SelectField,
  TextField,
  TextsField,
} from '../../engine/form/fields/fields';
import type { OpenForm } from '../../engine/form/openForm';
import { hasFitments, hasHandOver, type ProductValues } from './productForm';
import { ProductPreview } from './ProductPreview';
import { Coverage, MakesControl, ModelsControl, VehiclesControl } from './RelationControls';

/** '85 kW sind 116 PS.' for the typed value, else for an example. */
function psText(typed: string): string {
  const kilowatts = readTypedNumber(typed);
  const power = kilowatts !== undefined && kilowatts > 0 ? kilowatts : 100;
  return `${formatNumber(power)} kW sind ${formatNumber(toPs(power))} PS.`;
}

/** Step of the order that offers a type, by its title there. */
const STEPS = {
  other: 'Angebote',
  physicalProduct: 'Zubehör',
  service: 'Services',
  warranty: 'Reparaturkosten',
  insurance: 'Versicherung',
  handOver: 'Übergabe',
  pickup: 'Übergabe',
  delivery: 'Übergabe',
} as const satisfies Record<ProductType, string>;

const typeOf = (values: ProductValues) => productTypes.keys.find((key) => key === values.type);

function placeText(type: ProductType | undefined): string {
  if (type === undefined) return 'Der Typ entscheidet, in welchem Schritt der Bestellung das Produkt angeboten wird.';
  const place = `Käufer finden es in der Bestellung unter „${STEPS[type]}“`;
  if (isHandOverType(type)) return `${place}, eine der Möglichkeiten wählen sie.`;
  return type === 'physicalProduct'
    ? `${place}, sie können mehrere nehmen.`
    : `${place}, eines davon können sie nehmen.`;
}

function unsentText(values: ProductValues): string | undefined {
  const { type, deliveryTimeInDays, minHandoverAtPickup, minHandoverAtDelivery, fitments } = values;
  if (type === '') return undefined;
  const isHandOverFilled = [deliveryTimeInDays, minHandoverAtPickup, minHandoverAtDelivery].some((text) => text !== '');
  const unsent = [
    isHandOverFilled && !hasHandOver(values) && '„Übergabe“',
    fitments.some((line) => line.trim() !== '') && !hasFitments(values) && '„Passend zu“',
  ].filter((name) => name !== false);
  return unsent.length === 0
    ? undefined
    : `Ihre Angaben unter ${unsent.join(' und ')} bleiben hier stehen, gehören aber nicht zu diesem Typ und werden nicht gesendet.`;
}

interface ProductFieldsProps {
  form: OpenForm<ProductValues>;
  values: ProductValues;
}

export function ProductFields({ form, values }: ProductFieldsProps) {
  const type = typeOf(values);
  return (
    <>
      <FormSection form={form} title="Produkt">
        <SelectField form={form} name="type" hint={unsentText(values) ?? placeText(type)} />
        <TextField form={form} name="name" hint={claimHint(claimsIn(values.name))} />
        <SelectField
          form={form}
          name="subType"
          width="half"
          hint="Ein Schutz gegen Reparaturkosten enthält in der Regel Versicherungsteuer. Fragen Sie Ihre Steuerberatung."
          placeholder="Versicherung (inkl. Versicherungsteuer)"
        />
        <TextField form={form} name="articleNumber" width="half" />
        <HtmlField form={form} name="description" hint={claimHint(claimsIn(textOf(values.description)))} />
      </FormSection>
      <FormSection form={form} title="Preis">
        <TextField
          form={form}
          name="price"
          width="half"
          inputMode="decimal"
          hint="inkl. Steuer. Ohne Preis wird das Produkt nur unverbindlich angefragt."
        />
        <SelectField form={form} name="frequency" width="half" />
      </FormSection>
      <FormSection form={form} title="Bilder">
        <FilesField
          form={form}
          name="images"
          upload="image"
          frame="product"
          wanted="Am besten 1200 × 900 Pixel (4:3)"
        />
      </FormSection>
      {type === undefined ? null : <ProductPreview form={form} values={values} step={STEPS[type]} />}
      <FormSection form={form} title="Gilt für">
        <RadioField form={form} name="relation" />
        <ChecksField form={form} name="carTypes" />
        <Limits form={form} values={values} />
        <Coverage form={form.state} />
      </FormSection>
      {hasHandOver(values) ? (
        <FormSection form={form} title="Übergabe">
          <TextField
            form={form}
            name="deliveryTimeInDays"
            width="short"
            inputMode="numeric"
            hint="Pflicht beim Typ „Übergabe“."
          />
          <DateField form={form} name="minHandoverAtPickup" width="half" hint="TT.MM.JJJJ" />
          <DateField form={form} name="minHandoverAtDelivery" width="half" hint="TT.MM.JJJJ" />
        </FormSection>
      ) : null}
      {hasFitments(values) ? (
        <FormSection form={form} title="Passend zu" text="Wozu das Zubehör passt, eine Angabe je Zeile.">
          <TextsField form={form} name="fitments" addLabel="Angabe hinzufügen" />
        </FormSection>
      ) : null}
    </>
  );
}

function Limits({ form, values }: ProductFieldsProps) {
  return (
    <>
      <FormField form={form} name="relatedManufacturers" hint="Bei mehreren Marken genügt Marke oder Modell.">
        {(control) => <MakesControl {...control} />}
      </FormField>
      <FormField form={form} name="relatedModels">
        {(control) => <ModelsControl {...control} />}
      </FormField>
      <TextField
        form={form}
        name="relatedMinEnginePower"
        width="half"
        inputMode="numeric"
        hint={psText(values.relatedMinEnginePower)}
      />
      <TextField
        form={form}
        name="relatedMaxEnginePower"
        width="half"
        inputMode="numeric"
        hint={psText(values.relatedMaxEnginePower)}
      />
      <DateField form={form} name="relatedCarFirstRegistrationDateStart" width="half" hint="TT.MM.JJJJ" />
      <DateField form={form} name="relatedCarFirstRegistrationDateEnd" width="half" hint="TT.MM.JJJJ" />
      <FormField
        form={form}
        name="relatedCarIds"
        hint="Fehlt einem Fahrzeug eine Angabe, gilt die Grenze als eingehalten."
      >
        {(control) => <VehiclesControl {...control} />}
      </FormField>
    </>
  );
}
