import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areAlike, contrastRatio, parseHexColour, themeFrom } from '../../../domain/tenant/theme';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { formatKm, formatNumber } from '../../../lib/format';
import { formatVehiclePrice } from '../../../lib/formatFacts';
import { usePlatform } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/display/Badge';
import { Notice } from '../../../ui/feedback/Notice';
import { TextInput } from '../../../ui/fields/TextInput';
import { Pills } from '../../../ui/fields/Pills';
import { DealerTheme } from '../../DealerTheme';
import { Hyphenated } from '../../engine/Hyphenated';
import { useFilePreview } from '../../engine/form/fields/useFilePreview';
import { exampleVehicleQuery } from '../../stock';
import type { SettingsValues } from './settingsFields';
import { PromiseList } from '../../../shared/dealer/DealerPromises';

const READABLE = 4.5;
const ratio = (one: string, other: string) => Math.round(contrastRatio(one, other) * 10) / 10;

/** Warnings about colours with low contrast, which the shop adjusts. */
function contrastNotes(values: SettingsValues, theme: ReturnType<typeof themeFrom>): string[] {
  const accent = parseHexColour(values.uiColorAccentHex);
  const black = parseHexColour(values.uiColorBlackHex);
  const error = parseHexColour(values.uiColorErrorHex);
  const notes: string[] = [];
  if (accent !== undefined && theme['--accent'] !== accent)
    notes.push(`Die Akzentfarbe ist zu hell. Der Shop verwendet ${theme['--accent'] ?? ''}.`);
  else if (accent !== undefined && contrastRatio(accent, '#ffffff') < READABLE) {
    const onAccent = theme['--on-accent'] === '#ffffff' ? 'weiß' : 'schwarz';
    notes.push(
      `Weiß auf der Akzentfarbe: ${formatNumber(ratio(accent, '#ffffff'))} : 1. Der Shop schreibt darauf ${onAccent}, Links werden zu ${theme['--accent-text'] ?? ''} abgedunkelt.`,
    );
  }
  if (accent !== undefined && error !== undefined && areAlike(accent, error))
    notes.push(
      'Akzentfarbe und Fehlerfarbe sehen sich ähnlich: Ein Feld, in dem man gerade schreibt, wirkt wie ein falsches. Wählen Sie eine andere Fehlerfarbe.',
    );
  if (black !== undefined && theme['--black'] !== black)
    notes.push(`„Schwarz“ ist zu hell für Text. Der Shop verwendet ${theme['--black'] ?? ''}.`);
  return notes;
}

/** Preview of the shop with the typed settings, in its own theme root; inert. */
export function SettingsPreview({ values, companyName }: { values: SettingsValues; companyName: string }) {
  const [page, setPage] = useState<'light' | 'dark'>('light');
  const car = useQuery(exampleVehicleQuery(usePlatform())).data ?? undefined;
  const logo = useFilePreview(values.logo);
  const settings = {
    accent: values.uiColorAccentHex,
    black: values.uiColorBlackHex,
    error: values.uiColorErrorHex,
    radius: `${values.borderRadius}px`,
  };
  const theme = themeFrom(settings);
  return (
    <aside className="settings-preview" aria-label="Vorschau">
      <div className="flex flex-wrap items-center justify-between gap-8">
        <h2>Vorschau</h2>
        <Pills
          label="Seite der Vorschau"
          isLabelHidden
          options={[
            { value: 'light', label: 'Helle Seite' },
            { value: 'dark', label: 'Dunkle Seite' },
          ]}
          value={page}
          onChange={setPage}
        />
      </div>
      {contrastNotes(values, theme).map((note) => (
        <Notice key={note} tone="warning">
          {note}
        </Notice>
      ))}
      <div className="settings-preview__frame" inert>
        <DealerTheme look={settings} isDark={page === 'dark'}>
          <div className="grid grid-cols-1 gap-16 p-16 wrap-anywhere">
            <p className="flex items-center gap-12 pb-12 font-650 text-16 leading-heading font-heading border-b">
              {logo === undefined ? null : <img className="settings-preview__logo" src={logo} alt="" />}
              <span>
                <Hyphenated text={companyName} />
              </span>
            </p>
            <div className="overflow-hidden border rounded-card">
              {car === undefined ? null : (
                <img className="settings-preview__car" src={vehiclePictures(car)[0]} alt="" />
              )}
              <div className="grid gap-4 p-16">
                <p>
                  <Badge>Gebrauchtwagen</Badge>
                </p>
                <p>{car === undefined ? 'Ihr Fahrzeug' : vehicleTitle(car)}</p>
                {car?.mileage === undefined ? null : <p>{formatKm(car.mileage)}</p>}
                <p className="text-22 font-650">{formatVehiclePrice(car?.publicPrice)}</p>
                <p className="settings-preview__link">Alle Angaben ansehen</p>
              </div>
            </div>
            <div className="flex flex-wrap gap-8">
              <Button variant="primary">Jetzt bestellen</Button>
              <Button>Vergleichen</Button>
            </div>
            <TextInput label="E-Mail" readOnly value="jana@" error="ungültig" />
          </div>
        </DealerTheme>
      </div>
    </aside>
  );
}

export function ContentPreview({ values }: { values: SettingsValues }) {
  const lines = [...values.uiMarketingBenefits, ...values.uiQualityPromises].map((line) => line.trim());
  const promises = [...new Set(lines)].filter((line) => line !== '');
  return (
    <aside className="settings-preview" aria-label="Vorschau">
      <h2>Vorschau</h2>
      <div className="settings-preview__frame" inert>
        <DealerTheme>
          <div className="grid grid-cols-1 gap-16 p-16 wrap-anywhere">
            {promises.length === 0 ? (
              <p className="text-muted text-14">Ohne Angaben zeigt der Shop hier nichts.</p>
            ) : (
              <PromiseList promises={promises} label="Vorteile und Versprechen" />
            )}
          </div>
        </DealerTheme>
      </div>
    </aside>
  );
}
