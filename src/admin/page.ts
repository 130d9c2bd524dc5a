import type { ComponentType, ReactNode } from 'react';
import { hrefOf } from '../domain/addresses';
import type { Role } from '../domain/person/role';
import type { FoundProps } from './search/Hit';
import type { TenantSettings } from '../domain/tenant/settings';

type PageAction = 'read' | 'create' | 'edit' | 'remove';

/** Roles that have each permission on a page. Actions without permission are not offered. */
type Rights = Readonly<Record<PageAction, readonly Role[]>>;

/** Roles of the dealer's staff. */
export const STAFF: readonly Role[] = ['employee', 'admin', 'superAdmin'];
export const ADMINS: readonly Role[] = ['admin', 'superAdmin'];

/** Pages of the daily work, edited by all staff. */
export const FOR_STAFF: Rights = { read: STAFF, create: STAFF, edit: STAFF, remove: STAFF };
/** Pages that employees read and admins change. */
export const CHANGED_BY_ADMINS: Rights = { read: STAFF, create: ADMINS, edit: ADMINS, remove: ADMINS };

/** Pages that staff work on and of which admins alone delete. */
export const REMOVED_BY_ADMINS: Rights = { ...FOR_STAFF, remove: ADMINS };

/** Groups of the sidebar, in their order. */
export const pageGroups = {
  overview: 'Übersicht',
  operation: 'Betrieb',
  sales: 'Verkauf',
  vehicles: 'Fahrzeuge',
  shop: 'Shop',
} as const;
type PageGroup = keyof typeof pageGroups;

/** A page of the settings area, `#/admin/settings/{page}`. */
export interface SettingsPage {
  /** Last part of the address. */
  page: string;
  /** Heading of the page and label in the sidebar. */
  title: string;
  /** Plain German name beside the title in the sidebar. */
  plainName?: string;
  /** Purpose of the page, one sentence below the heading. */
  sentence: string;
  group: PageGroup;
  icon: ReactNode;
  /** Whether the onboarding environment has the page, too. */
  isOnboarding?: boolean;
  rights: Rights;
  /** Whether the page shows personal data: its export warns, and a user who is idle for long is asked to confirm. */
  isPersonal?: boolean;
  /** Whether the dealer has the page (default: yes). */
  isOffered?: (settings: TenantSettings) => boolean;
  /** Number of pending tasks, rendered beside the entry in the sidebar. */
  Waiting?: ComponentType;
  /** Hits of its entries in the search over all pages. */
  FoundRows?: ComponentType<FoundProps>;
  Page: ComponentType;
}

/** Whether any of these roles has a permission on a page; used by menu, routes and buttons (rules/admin: rights). */
export function may(roles: readonly Role[], { rights }: Pick<SettingsPage, 'rights'>, action: PageAction): boolean {
  return rights[action].some((role) => roles.includes(role));
}

/** Address of a settings page, with a query without '?'. */
export const settingsAddress = ({ page }: Pick<SettingsPage, 'page'>, query = ''): string =>
  hrefOf('admin', { area: 'settings', page }) + (query === '' ? '' : `?${query}`);
