import { PromiseList } from '../../../parts/dealer/DealerPromises';
import type { SettingsValues } from './settingsValues';

/** Benefits and promises as the shop draws them, while they are typed; each is shown once. */
export function ContentPreview({ values }: { values: SettingsValues }) {
  const lines = [...values.uiMarketingBenefits, ...values.uiQualityPromises].map((line) => line.trim());
  const promises = [...new Set(lines)].filter((line) => line !== '');
  return (
    <aside className="settings-preview" aria-label="Vorschau">
      <h2>Vorschau</h2>
      <div className="settings-preview__frame" inert>
        <div className="settings-preview__shop">
          {promises.length === 0 ? (
            <p className="settings-preview__quiet">Ohne Angaben zeigt der Shop hier nichts.</p>
          ) : (
            <PromiseList promises={promises} label="Vorteile und Versprechen" />
          )}
        </div>
      </div>
    </aside>
  );
}
