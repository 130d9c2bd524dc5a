import type { Role } from '../domain/account/role';

type PageAction = 'read' | 'create' | 'edit' | 'remove';
type Rights = Readonly<Record<PageAction, readonly Role[]>>;

const STAFF: readonly Role[] = ['employee', 'admin', 'superAdmin'];
const ADMINS: readonly Role[] = ['admin', 'superAdmin'];
const NOBODY: readonly Role[] = [];

const BY_STAFF: Rights = { read: STAFF, create: STAFF, edit: STAFF, remove: STAFF };
const CHANGED_BY_ADMINS: Rights = { ...BY_STAFF, create: ADMINS, edit: ADMINS, remove: ADMINS };

/** Where not all staff may do all (rights of others: the platform's, rules/admin: rights). */
const PAGE_RIGHTS: Readonly<Record<string, Rights & { label: string }>> = {
  locations: { label: 'Standorte', ...CHANGED_BY_ADMINS },
  customers: { label: 'Kunden', read: STAFF, create: NOBODY, edit: NOBODY, remove: ADMINS },
  'sales-contracts': { label: 'Kaufverträge', read: STAFF, create: STAFF, edit: NOBODY, remove: ADMINS },
  integration: { label: 'Integration Shop', ...CHANGED_BY_ADMINS },
};

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

export type Deed = keyof typeof DEEDS;

const isAny = (roles: readonly Role[], permitted: readonly Role[]) => permitted.some((role) => roles.includes(role));

export const may = (roles: readonly Role[], { page }: { page: string }, action: PageAction): boolean =>
  isAny(roles, (PAGE_RIGHTS[page] ?? BY_STAFF)[action]);

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
