import { claimsInBenefits } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { FormSection, TextsField, TickField } from '../../../engine/form/fields/fields';
import { ShopTextField, type AreaProps } from './fields';

export const ContentArea = ({ form, values }: AreaProps) => (
  <>
    <FormSection
      form={form}
      text="Vorteile und Versprechen stehen zusammen auf der Fahrzeugseite unter dem Preis und in der Bestellung."
    >
      <TextsField
        form={form}
        name="uiMarketingBenefits"
        hint={claimHint(
          claimsInBenefits(values.uiMarketingBenefits),
          'Kurz und mit Zahl, zum Beispiel „Lieferung ab 99 €“.',
        )}
        addLabel="Vorteil hinzufügen"
      />
      <TextsField
        form={form}
        name="uiQualityPromises"
        hint={claimHint(
          claimsInBenefits(values.uiQualityPromises),
          'Was Sie jedem Kunden zusagen, zum Beispiel „14 Tage Rückgaberecht“.',
        )}
        addLabel="Versprechen hinzufügen"
      />
      <TickField form={form} name="isPreviousPriceVisible" />
    </FormSection>
    <FormSection form={form} title="Suchmaschinen">
      <ShopTextField
        form={form}
        values={values}
        name="seoMetaDescription"
        hint="Ein bis zwei Sätze, die Suchmaschinen unter dem Titel zeigen; am besten bis 160 Zeichen."
      />
    </FormSection>
  </>
);
