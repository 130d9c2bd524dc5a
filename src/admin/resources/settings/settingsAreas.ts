import type { ComponentType } from 'react';
import { keysOf } from '../../../lib/keysOf';
import { settingsAddress } from '../../page';
import { AppearanceArea } from './areas/appearance';
import { BanksArea } from './areas/banks';
import { ContentArea } from './areas/content';
import { DocumentsArea } from './areas/documents';
import type { AreaProps } from './areas/fields';
import { LawArea } from './areas/law';
import { OrderArea } from './areas/order';
import { TradeInArea } from './areas/tradeIn';
import { areaFields, settingsFields, type AreaId, type SettingsValues } from './settingsFields';

export interface SettingsArea {
  id: AreaId;
  title: string;
  Fields: ComponentType<AreaProps>;
}

export const settingsAreas: readonly [SettingsArea, ...SettingsArea[]] = [
  { id: 'darstellung', title: 'Darstellung', Fields: AppearanceArea },
  { id: 'dokumente', title: 'Dokumente und Links', Fields: DocumentsArea },
  { id: 'inhalt', title: 'Inhalt', Fields: ContentArea },
  { id: 'bestellung', title: 'Bestellung & Bezahlung', Fields: OrderArea },
  { id: 'inzahlungnahme', title: 'Inzahlungnahme', Fields: TradeInArea },
  { id: 'banken', title: 'Banken', Fields: BanksArea },
  { id: 'recht', title: 'Recht', Fields: LawArea },
];

export const namesOf = ({ id }: Pick<SettingsArea, 'id'>) =>
  keysOf<keyof SettingsValues>(settingsFields).filter((name) => name in areaFields[id]);

export const areaOf = (name: string) => settingsAreas.find(({ id }) => Object.hasOwn(areaFields[id], name));

export const fieldAddress = (name: string): string =>
  settingsAddress(
    { page: 'dealer-settings' },
    new URLSearchParams({ bereich: areaOf(name)?.id ?? settingsAreas[0].id, feld: name }).toString(),
  );
