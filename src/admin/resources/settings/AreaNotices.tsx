import { environmentOf } from '../../environment';
import { Notice } from '../../../ui/feedback/Notice';
import type { SettingsArea } from './settingsAreas';
import type { SettingsValues } from './settingsFields';
import { useTenant } from '../../../state/shopContext';
import { WhoMay } from '../../WhoMay';
import { MAY_NOT_CHANGE } from '../../engine/failure';

interface AreaNoticesProps {
  area: SettingsArea;
  isReadOnly: boolean;
  values: SettingsValues;
}

/** Notices of a section: missing permission, missing legal documents. */
export function AreaNotices({ area, isReadOnly, values }: AreaNoticesProps) {
  const { settings } = useTenant();
  // Before the start, the bar above says what is missing.
  const isSaidHere = area.id === 'dokumente' && environmentOf(settings) !== 'onboarding';
  const missing = isSaidHere ? missingDocuments(values) : [];
  return (
    <>
      {isReadOnly ? (
        <Notice isStatic title={MAY_NOT_CHANGE}>
          <WhoMay />
        </Notice>
      ) : null}
      {missing.length > 0 ? (
        <Notice tone="warning" isStatic>
          {`Es fehlt: ${missing.join(', ')}. Ohne diese Angaben ist ein Shop angreifbar.`}
        </Notice>
      ) : null}
    </>
  );
}

export function missingDocuments(values: SettingsValues): string[] {
  return [
    values.shopTermsOfServiceDocumentUrl === '' && values.termsFile.file === undefined && 'AGB',
    values.privacyDocumentUrl === '' && values.privacyFile.file === undefined && 'Datenschutzerklärung',
    values.imprintUrl === '' && 'Impressum',
  ].filter((name) => name !== false);
}
