import { FormSection } from '../../../engine/form/fields/fields';
import { PlainSettings, type AreaProps } from './fields';

export const ContentArea = (area: AreaProps) => (
  <>
    <FormSection
      form={area.form}
      text="Vorteile und Versprechen stehen zusammen auf der Fahrzeugseite unter dem Preis und in der Bestellung."
    >
      <PlainSettings {...area} section="benefits" />
    </FormSection>
    <FormSection form={area.form} title="Suchmaschinen">
      <PlainSettings {...area} section="searchEngines" />
    </FormSection>
  </>
);
