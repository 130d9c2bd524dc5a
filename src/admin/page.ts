import type { ComponentType, ReactNode } from 'react';
import type { Role } from '../domain/person/role';
import type { TenantSettings } from '../domain/tenant/settings';

/** What can be done on a page of the admin area. */
export type PageAction = 'read' | 'create' | 'edit' | 'remove';

/** Who may do what on a page; roles that are not named may not, and are not offered it. */
export type Rights = Readonly<Record<PageAction, readonly Role[]>>;

/** Everybody who works for the dealer (rules/account: staff). */
export const STAFF: readonly Role[] = ['employee', 'admin', 'superAdmin'];
export const ADMINS: readonly Role[] = ['admin', 'superAdmin'];

/** Employees do everything of every day. */
export const FOR_STAFF: Rights = { read: STAFF, create: STAFF, edit: STAFF, remove: STAFF };
/** Employees look, admins change. */
export const CHANGED_BY_ADMINS: Rights = { read: STAFF, create: ADMINS, edit: ADMINS, remove: ADMINS };

/** Headings of the sidebar, in their order. */
export const pageGroups = { operation: 'Betrieb', sales: 'Verkauf', vehicles: 'Fahrzeuge', shop: 'Shop' } as const;
export type PageGroup = keyof typeof pageGroups;

/** A page of the settings area, `#/admin/settings/{page}` (rules/admin: pages). */
export interface SettingsPage {
  /** Last part of the address. */
  page: string;
  /** Its heading, and its entry in the sidebar. */
  title: string;
  /** What it is for, in one sentence under the heading. */
  sentence: string;
  group: PageGroup;
  icon: ReactNode;
  /** Shown in the onboarding environment, too (rules/admin: pages by configuration). */
  isOnboarding?: boolean;
  rights: Rights;
  /** It shows persons: its export says so first, and who leaves it open is asked whether they are still there. */
  isPersonal?: boolean;
  /** Whether the dealer has it; without this every dealer does. */
  isOffered?: (settings: TenantSettings) => boolean;
  /** Beside the entry in the sidebar: how much work waits. */
  Waiting?: ComponentType;
  Page: ComponentType;
}

/** Whether someone may do something on a page: menu, routes, buttons and tests ask here (rules/admin: rights). */
export function may(roles: readonly Role[], { rights }: Pick<SettingsPage, 'rights'>, action: PageAction): boolean {
  return rights[action].some((role) => roles.includes(role));
}
