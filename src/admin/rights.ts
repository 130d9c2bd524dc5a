import type { Role } from '../domain/account/role';

type PageAction = 'read' | 'create' | 'edit' | 'remove';
type Rights = Readonly<Record<PageAction, readonly Role[]>>;

const STAFF: readonly Role[] = ['employee', 'admin', 'superAdmin'];
const ADMINS: readonly Role[] = ['admin', 'superAdmin'];
const NOBODY: readonly Role[] = [];

const byStaff: Rights = { read: STAFF, create: STAFF, edit: STAFF, remove: STAFF };
const changedByAdmins: Rights = { read: STAFF, create: ADMINS, edit: ADMINS, remove: ADMINS };

/** Who may do what, by page (rules/admin: rights). */
const PAGE_RIGHTS = {
  today: { label: 'Heute', ...byStaff },
  locations: { label: 'Standorte', ...changedByAdmins },
  contacts: { label: 'Ansprechpartner', ...byStaff },
  customers: { label: 'Kunden', read: STAFF, create: NOBODY, edit: NOBODY, remove: ADMINS },
  'lead-settings': { label: 'Benachrichtigungen', ...byStaff },
  'cross-selling': { label: 'Crossselling-Produkte', ...byStaff },
  'trade-ins': { label: 'Inzahlungnahmen', ...byStaff },
  'condition-reports': { label: 'Zustandsberichte', ...byStaff },
  'sales-contracts': { label: 'Kaufverträge', read: STAFF, create: STAFF, edit: NOBODY, remove: ADMINS },
  analytics: { label: 'Analyse', ...byStaff },
  'envkv-labels': { label: 'EnVKV Labels', ...byStaff },
  'invalid-vehicles': { label: 'Ungültige Fahrzeuge', ...byStaff },
  'dealer-settings': { label: 'Einstellungen', ...byStaff },
  integration: { label: 'Integration Shop', ...changedByAdmins },
  'release-notes': { label: 'Release Notes', ...byStaff },
} as const satisfies Record<string, Rights & { label: string }>;

/** Deeds that are more than a page's own, by name. */
const DEEDS = {
  'contracts-of-customer': { label: 'Alle Verträge eines Kunden löschen', roles: ADMINS },
  'settings-darstellung': { label: 'Einstellungen: Darstellung', roles: STAFF },
  'settings-dokumente': { label: 'Einstellungen: Dokumente und Links', roles: ADMINS },
  'settings-inhalt': { label: 'Einstellungen: Inhalt', roles: STAFF },
  'settings-bestellung': { label: 'Einstellungen: Bestellung & Bezahlung', roles: ADMINS },
  'settings-inzahlungnahme': { label: 'Einstellungen: Inzahlungnahme', roles: STAFF },
  'settings-banken': { label: 'Einstellungen: Banken', roles: ADMINS },
  'settings-recht': { label: 'Einstellungen: Recht', roles: ADMINS },
} as const satisfies Record<string, { label: string; roles: readonly Role[] }>;

export type PageName = keyof typeof PAGE_RIGHTS;
export type Deed = keyof typeof DEEDS;

const isAny = (roles: readonly Role[], permitted: readonly Role[]) => permitted.some((role) => roles.includes(role));

export const may = (roles: readonly Role[], { page }: { page: PageName }, action: PageAction): boolean =>
  isAny(roles, PAGE_RIGHTS[page][action]);

export const mayDo = (roles: readonly Role[], deed: Deed): boolean => isAny(roles, DEEDS[deed].roles);

const VERBS = { read: 'ansehen', create: 'anlegen', edit: 'ändern', remove: 'löschen' } as const;

const verbsOf = (rights: Rights, role: Role) => {
  const verbs = (['read', 'create', 'edit', 'remove'] as const).filter((action) => rights[action].includes(role));
  return verbs.map((action) => VERBS[action]).join(', ') || 'nichts';
};

/** What employees may do less than admins, one line each: 'Kunden', 'ansehen', 'ansehen, löschen'. */
export const differingRights = (): { label: string; employee: string; admin: string }[] =>
  [
    ...Object.values(PAGE_RIGHTS).map((rights) => ({
      label: rights.label,
      employee: verbsOf(rights, 'employee'),
      admin: verbsOf(rights, 'admin'),
    })),
    ...Object.values(DEEDS).map(({ label, roles }: { label: string; roles: readonly Role[] }) => ({
      label,
      employee: roles.includes('employee') ? 'ja' : 'nein',
      admin: roles.includes('admin') ? 'ja' : 'nein',
    })),
  ].filter(({ employee, admin }) => employee !== admin);
