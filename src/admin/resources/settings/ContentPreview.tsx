import { PromiseList } from '../../../shared/dealer/DealerPromises';
import { DealerTheme } from '../../DealerTheme';
import type { SettingsValues } from './settingsValues';

/** Preview of benefits and promises as in the shop, without duplicates. */
export function ContentPreview({ values }: { values: SettingsValues }) {
  const lines = [...values.uiMarketingBenefits, ...values.uiQualityPromises].map((line) => line.trim());
  const promises = [...new Set(lines)].filter((line) => line !== '');
  return (
    <aside className="settings-preview" aria-label="Vorschau">
      <h2>Vorschau</h2>
      <div className="settings-preview__frame" inert>
        <DealerTheme>
          <div className="settings-preview__shop">
            {promises.length === 0 ? (
              <p className="settings-preview__quiet">Ohne Angaben zeigt der Shop hier nichts.</p>
            ) : (
              <PromiseList promises={promises} label="Vorteile und Versprechen" />
            )}
          </div>
        </DealerTheme>
      </div>
    </aside>
  );
}
