import type { ComponentType } from 'react';
import { keysOf } from '../../../lib/keysOf';
import { settingsAddress } from '../../page';
import { Appearance } from './areas/appearance';
import { Banks } from './areas/banks';
import { Content } from './areas/content';
import { Documents } from './areas/documents';
import type { AreaProps } from './areas/fields';
import { Law } from './areas/law';
import { Order } from './areas/order';
import { TradeIn } from './areas/tradeIn';
import { areaFields, settingsFields, type AreaId, type SettingsValues } from './settingsFields';

export interface SettingsArea {
  id: AreaId;
  title: string;
  Fields: ComponentType<AreaProps>;
}

/** Sections of the settings, in order. */
export const settingsAreas: readonly [SettingsArea, ...SettingsArea[]] = [
  { id: 'darstellung', title: 'Darstellung', Fields: Appearance },
  { id: 'dokumente', title: 'Dokumente und Links', Fields: Documents },
  { id: 'inhalt', title: 'Inhalt', Fields: Content },
  { id: 'bestellung', title: 'Bestellung & Bezahlung', Fields: Order },
  { id: 'inzahlungnahme', title: 'Inzahlungnahme', Fields: TradeIn },
  { id: 'banken', title: 'Banken', Fields: Banks },
  { id: 'recht', title: 'Recht', Fields: Law },
];

export const namesOf = ({ id }: Pick<SettingsArea, 'id'>) =>
  keysOf<keyof SettingsValues>(settingsFields).filter((name) => name in areaFields[id]);

export const areaOf = (name: string) => settingsAreas.find(({ id }) => Object.hasOwn(areaFields[id], name));

export const fieldAddress = (name: string): string =>
  settingsAddress(
    { page: 'dealer-settings' },
    new URLSearchParams({ bereich: areaOf(name)?.id ?? settingsAreas[0].id, feld: name }).toString(),
  );
