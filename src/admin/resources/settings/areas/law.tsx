import { openDuties } from '../../../../domain/law/openDuties';
import { useNow, useTenant } from '../../../../state/shopContext';
import { environmentOf } from '../../../environment';
import {
  FormField,
  FileField,
  FormSection,
  OptionalSection,
  RadioField,
  SelectField,
  TextsField,
} from '../../../engine/form/fields/fields';
import { AccessibilityControl, LeasingContractsControl, NoticeAddressControl } from '../law/legalControls';
import { LegalMakesControl } from '../law/LegalMakesControl';
import { plainIn, type SettingsValues } from '../settingsFields';
import { AddressField, PlainSettings, REPLACES_ADDRESS, ShopTextField, shopTextHint, type AreaProps } from './fields';

export function LawArea({ form, values }: AreaProps) {
  const lacking = useLackingNames();
  const section = (...names: (keyof SettingsValues)[]) => ({
    form,
    names,
    isOpenAtFirst: names.some((name) => lacking.includes(name)),
  });
  return (
    <>
      <FormSection
        form={form}
        title="Gewährleistung"
        text="Seit 27. September 2026 zeigt jeder Shop für Verbraucher den amtlichen Hinweis zur Gewährleistung. Die Grafik gibt es bei der Europäischen Kommission; sie darf nicht verändert werden. Ohne Grafik zeigt der Shop den amtlichen Text."
      >
        <FileField
          form={form}
          name="noticeFile"
          upload="graphic"
          wanted={REPLACES_ADDRESS}
          address={
            <FormField form={form} name="legalGuaranteeNoticeUrl">
              {(control) => <NoticeAddressControl {...control} />}
            </FormField>
          }
        />
        <RadioField form={form} name="usedWarrantyMonths" />
        <ShopTextField
          form={form}
          values={values}
          name="usedWarrantyText"
          hint="Steht in der Bestellung als eigenes Kästchen, das der Kunde selbst ankreuzt (§ 476 Abs. 2 BGB). Lassen Sie den Text von Ihrem Anwalt prüfen."
        />
      </FormSection>
      <div>
        <OptionalSection
          {...section(
            'creditIntermediaryType',
            'creditLenders',
            'creditInformationUrl',
            'creditCommissionUrl',
            'leasingContractTypes',
          )}
          title="Finanzierung und Leasing"
          text="Seit 20. November 2026 steht bei jedem Kredit die Warnung „Achtung! Kreditaufnahme kostet Geld.“ Der Shop zeigt sie von selbst."
        >
          <SelectField
            form={form}
            name="creditIntermediaryType"
            hint="Der Shop nennt es an jedem Rechner und bei der Zahlungsart. Ohne Angabe nennt er Sie nicht unabhängig."
            placeholder="Nicht angegeben"
          />
          <TextsField
            form={form}
            name="creditLenders"
            hint="Name und Anschrift, zum Beispiel „Musterbank AG, Bankplatz 1, 60311 Frankfurt“. Der erste steht im Beispiel, wenn ein Standort keine Anschrift hat."
            addLabel="Darlehensgeber hinzufügen"
          />
          <AddressField form={form} name="creditInformationUrl" />
          <AddressField form={form} name="creditCommissionUrl" />
          <FormField
            form={form}
            name="leasingContractTypes"
            hint="Restwert und Kaufoption gelten als Kredit. Ohne Angabe behandelt der Shop das Leasing wie einen Kredit: mit Warnung, und auf den Karten ohne Rate."
          >
            {(control) => <LeasingContractsControl {...control} />}
          </FormField>
        </OptionalSection>
        <OptionalSection
          {...section('legalMakes')}
          title="Marken"
          text="Nur was der Hersteller liefert: GARAN-Kennzeichnung (kostenlose Haltbarkeitsgarantie von mehr als zwei Jahren auf das ganze Fahrzeug, nicht auf Batterie oder Lack), Seite über die Daten des vernetzten Fahrzeugs und Zeitraum der Software-Aktualisierungen."
        >
          <FormField form={form} name="legalMakes">
            {(control) => <LegalMakesControl {...control} />}
          </FormField>
        </OptionalSection>
        <OptionalSection {...section(...plainIn('disputes').map(({ name }) => name))} title="Streitbeilegung">
          <PlainSettings form={form} values={values} section="disputes" />
        </OptionalSection>
        <OptionalSection {...section('accessibilityText')} title="Barrierefreiheit">
          <FormField
            form={form}
            name="accessibilityText"
            hint={shopTextHint({
              values,
              name: 'accessibilityText',
              hint: 'Steht im Fuß des Shops hinter „Barrierefreiheit“, solange unter „Dokumente und Links“ keine Adresse eingetragen ist.',
            })}
          >
            {(control) => <AccessibilityControl {...control} />}
          </FormField>
        </OptionalSection>
      </div>
    </>
  );
}

/** Fields of what the start list still lacks here. */
function useLackingNames(): readonly string[] {
  const { settings } = useTenant();
  const now = useNow()();
  return environmentOf(settings) === 'onboarding' ? openDuties(settings, now).map(({ field }) => field) : [];
}
