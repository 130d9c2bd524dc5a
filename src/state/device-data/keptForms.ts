import { isDraftOver, isTypedSince } from '../../domain/person/draftAge';
import type { ShopStorage } from '../../lib/storage';
import { readTabStorage, writeTabStorage } from '../../lib/tabStorage';
import type { Forgetting } from './keptData';
import type { Device } from './ownOrders';

/** Typed into a form, not sent. */
interface KeptForm {
  typed: Readonly<Record<string, unknown>>;
  userId: string | undefined;
  /** ms */
  changedAt: number;
}

const SLOT = 'webshop-widget-forms';

const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });

/** Back and a reload find them in the tab's storage. */
export function createKeptForms(
  _: ShopStorage,
  adminId: string,
  { visitor, since }: Pick<Device, 'visitor' | 'since'>,
) {
  /** Used if the storage is forbidden. */
  const forms = new Map<string, KeptForm>();
  const nameInTab = (name: string) => `${adminId} ${name}`;
  return {
    /** `undefined` for entries of another or an ended login, or of nobody before a login's page was opened. */
    typedInto: (name: string, userId: string | undefined) => {
      const { typed, userId: owner, changedAt } = recordOf(forms.get(name) ?? readTabStorage(SLOT)[nameInTab(name)]);
      const time = typeof changedAt === 'number' ? changedAt : undefined;
      const isTheirs = owner === undefined && userId !== undefined ? isTypedSince(time, since()) : owner === userId;
      return typed !== undefined && isTheirs && !isDraftOver(time, visitor().now) ? recordOf(typed) : undefined;
    },
    keep: (name: string, form: Omit<KeptForm, 'changedAt'>) => {
      const entry = { ...form, changedAt: visitor().now.getTime() };
      forms.set(name, entry);
      writeTabStorage(SLOT, JSON.stringify({ ...readTabStorage(SLOT), [nameInTab(name)]: entry }));
    },
    drop: (name: string) => {
      forms.delete(name);
      const { [nameInTab(name)]: dropped, ...others } = readTabStorage(SLOT);
      if (dropped !== undefined) writeTabStorage(SLOT, JSON.stringify(others));
    },
    forget: (cause: Forgetting) => {
      if (cause !== 'expired') forms.clear();
    },
  };
}
