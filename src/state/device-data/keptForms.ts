import { readTabStorage, writeTabStorage } from '../../lib/tabStorage';
import type { ShopStorage } from '../../lib/storage';
import type { Forgetting } from './keptData';

/** What was typed into a form and not sent. */
interface KeptForm {
  typed: Readonly<Record<string, unknown>>;
  /** Login that it belongs to. */
  userId: string | undefined;
}

const SLOT = 'webshop-widget-forms';

const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });

/** Forms that were not sent, by name: kept for the visit, in the storage of the tab, so that Back and a reload find them. */
export function createKeptForms(_: ShopStorage, adminId: string) {
  const forms = new Map<string, KeptForm>();
  for (const [name, form] of Object.entries(recordOf(readTabStorage(SLOT)[adminId]))) {
    const { typed, userId } = recordOf(form);
    forms.set(name, { typed: recordOf(typed), userId: typeof userId === 'string' ? userId : undefined });
  }
  const store = () =>
    writeTabStorage(SLOT, JSON.stringify({ ...readTabStorage(SLOT), [adminId]: Object.fromEntries(forms) }));
  return {
    /** `undefined` for one of another login, or of one that has ended. */
    typedInto: (name: string, userId: string | undefined) => {
      const form = forms.get(name);
      return form && (form.userId ?? userId) === userId ? form.typed : undefined;
    },
    keep: (name: string, form: KeptForm) => {
      forms.set(name, form);
      store();
    },
    drop: (name: string) => {
      if (forms.delete(name)) store();
    },
    forget: (cause: Forgetting) => {
      if (cause !== 'expired') forms.clear();
    },
  };
}
