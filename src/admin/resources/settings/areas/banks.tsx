import { ChecksField, FormSection } from '../../../engine/form/fields/fields';
import type { AreaProps } from './fields';

export const BanksArea = ({ form }: AreaProps) => (
  <FormSection form={form}>
    <ChecksField
      form={form}
      name="financingCalculationProviderTypes"
      hint="Beispielrechnung: der Shop rechnet ohne Bank vor. „Über Ernst“ und „direkt“ sind zwei Anbindungen derselben Bank; Ihr Betreuer bei der Bank weiß, welche Ihre ist."
    />
    <ChecksField form={form} name="leasingCalculationProviderTypes" />
  </FormSection>
);
