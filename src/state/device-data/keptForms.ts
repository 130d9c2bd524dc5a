import { readTabStorage, writeTabStorage } from '../../lib/tabStorage';
import type { ShopStorage } from '../../lib/storage';
import type { Forgetting } from './keptData';

/** What was typed into a form and not sent. */
interface KeptForm {
  typed: Readonly<Record<string, unknown>>;
  userId: string | undefined;
}

const SLOT = 'webshop-widget-forms';

const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });

/** Forms that were not sent, by name: kept for the visit, in the storage of the tab, so that Back and a reload find them. */
export function createKeptForms(_: ShopStorage, adminId: string) {
  /** Those of this page, for where the storage is forbidden. */
  const forms = new Map<string, KeptForm>();
  const nameInTab = (name: string) => `${adminId} ${name}`;
  return {
    /** `undefined` for one of another login, or of one that has ended. */
    typedInto: (name: string, userId: string | undefined) => {
      const { typed, userId: owner = userId } = recordOf(forms.get(name) ?? readTabStorage(SLOT)[nameInTab(name)]);
      return typed !== undefined && owner === userId ? recordOf(typed) : undefined;
    },
    keep: (name: string, form: KeptForm) => {
      forms.set(name, form);
      writeTabStorage(SLOT, JSON.stringify({ ...readTabStorage(SLOT), [nameInTab(name)]: form }));
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
