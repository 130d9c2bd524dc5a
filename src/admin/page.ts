import type { ComponentType, ReactNode } from 'react';
import { hrefOf } from '../domain/addresses';
import type { PageName } from './rights';
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

/** A page of the settings area, `#/admin/settings/{page}`. */
export interface SettingsPage {
  /** Last part of the address, and name of its rights. */
  page: PageName;
  title: string;
  /** Plain German name beside the title in the sidebar. */
  plainName?: string;
  /** Purpose of the page, one sentence below the heading. */
  sentence: string;
  group: PageGroup;
  icon: ReactNode;
  isOnboarding?: boolean;
  /** Whether the page shows personal data: its export warns, and a user who is idle for long is asked to confirm. */
  isPersonal?: boolean;
  /** Whether the dealer has the page (default: yes). */
  isOffered?: (settings: TenantSettings) => boolean;
  /** Number of pending tasks beside the entry in the sidebar, and the view of the page that holds them. */
  Waiting?: ComponentType<WaitingProps>;
  FoundRows?: ComponentType<FoundProps>;
  Page: ComponentType;
}

/** Address of a settings page, with a query without '?'. */
export const settingsAddress = ({ page }: { page: string }, query = ''): string =>
  hrefOf('admin', { area: 'settings', page }) + (query === '' ? '' : `?${query}`);
