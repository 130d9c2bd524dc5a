import type { ComponentType, ReactNode } from 'react';
import { hrefOf } from '../domain/addresses';
import type { FoundProps } from './search/Hit';
import type { TenantSettings } from '../domain/tenant/settings';

export const pageGroups = {
  overview: 'Übersicht',
  operation: 'Betrieb',
  sales: 'Verkauf',
  vehicles: 'Fahrzeuge',
  shop: 'Shop',
} as const;
type PageGroup = keyof typeof pageGroups;

export interface WaitingProps {
  children: (count: ReactNode, query: string) => ReactNode;
}

export interface SettingsPage {
  /** Last part of the address, and name in `PAGE_RIGHTS`. */
  page: string;
  title: string;
  plainName?: string;
  sentence: string;
  /** Below 'Keine Einträge gefunden.': where entries come from, or what they do. */
  empty?: string;
  group: PageGroup;
  icon: ReactNode;
  isOnboarding?: boolean;
  /** Personal data: the export warns, and an idle user is asked to confirm. */
  isPersonal?: boolean;
  isOffered?: (settings: TenantSettings) => boolean;
  /** Number of pending tasks beside the entry in the sidebar, and the view of the page that holds them. */
  Waiting?: ComponentType<WaitingProps>;
  FoundRows?: ComponentType<FoundProps>;
  Page: ComponentType;
}

export const settingsAddress = ({ page }: { page: string }, query = ''): string =>
  hrefOf('admin', { area: 'settings', page }) + (query === '' ? '' : `?${query}`);
