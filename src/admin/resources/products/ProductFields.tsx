import { readDecimal } from '../../../domain/dealer/rules';
import { claimsIn } from '../../../domain/law/claimRules';
import { textOf } from '../../../lib/text/formattedText';
import { formatNumber } from '../../../lib/format';
import { toPs } from '../../../lib/formatFacts';
import { claimHint } from '../../engine/ClaimNotes';
import { fieldsOf, FormSection } from '../../engine/form/fields/fields';
import { hasFitments, hasHandOver, type ProductValues } from './productForm';
import { Coverage, MakesControl, ModelsControl, VehiclesControl } from './RelationControls';

/** '85 kW sind 116 PS.' for the typed value, else for an example. */
function psText(typed: string): string {
  const kilowatts = readDecimal(typed);
  const power = kilowatts !== undefined && kilowatts > 0 ? kilowatts : 100;
  return `${formatNumber(power)} kW sind ${formatNumber(toPs(power))} PS.`;
}

/** Hint about filled-in fields that the chosen type does not send. */
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

const { TextField, HtmlField, DateField, SelectField, RadioField, ChecksField, FilesField, TextsField, OwnField } =
  fieldsOf<ProductValues>();

/** Fields of the product form. Hand-over and fitments depend on the type. */
export function ProductFields({ values }: { values: ProductValues }) {
  return (
    <>
      <FormSection title="Produkt">
        <TextField name="name" isRequired hint={claimHint(claimsIn(values.name))} />
        <SelectField name="type" isRequired width="half" hint={unsentText(values)} />
        {values.type === 'warranty' ? (
          <SelectField
            name="subType"
            width="half"
            hint="Ein Schutz gegen Reparaturkosten enthält in der Regel Versicherungsteuer. Fragen Sie Ihre Steuerberatung."
            placeholder="Versicherung (inkl. Versicherungsteuer)"
          />
        ) : null}
        <TextField name="articleNumber" width="half" />
        <HtmlField name="description" isRequired hint={claimHint(claimsIn(textOf(values.description)))} />
      </FormSection>
      <FormSection title="Preis">
        <TextField
          name="price"
          width="half"
          inputMode="decimal"
          hint="inkl. Steuer. Ohne Preis wird das Produkt nur unverbindlich angefragt."
        />
        <SelectField name="frequency" isRequired width="half" />
      </FormSection>
      <FormSection title="Bilder">
        <FilesField name="images" upload="image" frame="product" wanted="Am besten 1200 × 900 Pixel (4:3)" />
      </FormSection>
      <FormSection title="Gilt für">
        <RadioField name="relation" />
        <ChecksField name="carTypes" empty="Alle Fahrzeugarten" />
        {values.relation === 'some' ? <Limits values={values} /> : null}
        <Coverage />
      </FormSection>
      {hasHandOver(values) ? (
        <FormSection title="Übergabe">
          <TextField name="deliveryTimeInDays" width="short" inputMode="numeric" hint="Pflicht beim Typ „Übergabe“." />
          <DateField name="minHandoverAtPickup" width="half" hint="TT.MM.JJJJ" />
          <DateField name="minHandoverAtDelivery" width="half" hint="TT.MM.JJJJ" />
        </FormSection>
      ) : null}
      {hasFitments(values) ? (
        <FormSection title="Passend zu" text="Wozu das Zubehör passt, eine Angabe je Zeile.">
          <TextsField name="fitments" addLabel="Angabe hinzufügen" />
        </FormSection>
      ) : null}
    </>
  );
}

/** Fields of a product for certain vehicles. */
function Limits({ values }: { values: ProductValues }) {
  return (
    <>
      <OwnField
        name="relatedManufacturers"
        hint="Bei mehreren Marken genügt Marke oder Modell."
        Control={MakesControl}
      />
      <OwnField name="relatedModels" Control={ModelsControl} />
      <TextField
        name="relatedMinEnginePower"
        width="half"
        inputMode="numeric"
        hint={psText(values.relatedMinEnginePower)}
      />
      <TextField
        name="relatedMaxEnginePower"
        width="half"
        inputMode="numeric"
        hint={psText(values.relatedMaxEnginePower)}
      />
      <DateField name="relatedCarFirstRegistrationDateStart" width="half" hint="TT.MM.JJJJ" />
      <DateField name="relatedCarFirstRegistrationDateEnd" width="half" hint="TT.MM.JJJJ" />
      <OwnField
        name="relatedCarIds"
        hint="Fehlt einem Fahrzeug eine Angabe, gilt die Grenze als eingehalten."
        Control={VehiclesControl}
      />
    </>
  );
}
