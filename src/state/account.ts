import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Platform } from '../api/platform';
import { fetchAccount } from '../api/users';
import { personEntries, type Account } from '../domain/account/account';
import { isPersonField, type CustomerType, type PersonEntries, type PersonFieldName } from '../domain/person/fields';
import { isStaff } from '../domain/account/role';
import { useKnownPerson } from './knownPerson';
import { usePersonChange } from './usePersonChange';
import type { SessionUser } from './session';
import { usePlatform, useSession, useTenant } from './shopContext';

export function useCustomer(): SessionUser | undefined {
  const { user } = useSession();
  return user && !isStaff(user.roles) ? user : undefined;
}

/** Saves wait for one another, because each sends the whole account. */
export const ACCOUNT_QUEUE = 'account';

/** Needs a login. */
export function accountQuery(platform: Platform, email: string) {
  return queryOptions({
    queryKey: ['account', email],
    queryFn: ({ signal }) => fetchAccount(platform, email, signal),
  });
}

function useAccountQuery() {
  const platform = usePlatform();
  const email = useCustomer()?.email;
  const { data, isPending } = useQuery({ ...accountQuery(platform, email ?? ''), enabled: email !== undefined });
  return email === undefined ? { data: undefined, isPending: false } : { data, isPending };
}

/** `undefined` while it is loading and after a failure. */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

/** Without an account private (rules/financing-and-leasing: who leases); `undefined` while it is loading. */
export function useCustomerType(): CustomerType | undefined {
  const { isB2BShop } = useTenant().settings;
  const { data, isPending } = useAccountQuery();
  return isPending ? undefined : (data?.type ?? (isB2BShop ? 'commercial' : 'private'));
}

/** What prefilling needs of a form. */
interface PersonForm {
  getValues(): PersonEntries;
  setValues(entries: PersonEntries): void;
}

interface PrefillOptions {
  /** False: the entries stay as they are. */
  isOn?: boolean;
  /** Emptied by hand; they stay empty. */
  emptied?: readonly PersonFieldName[];
  others?: PersonEntries;
  /** Called by a form whose draft empties these fields when the login ends; other forms are emptied here. */
  onFilled?: (names: readonly PersonFieldName[]) => void;
}

/**
 * Fills empty fields from sent forms, and from the account once it is loaded; typed values stay (rules/account: asked once). Filled values
 * go with the login, all of the person when somebody has left. Returns a function that fills from the account again.
 */
export function usePersonPrefill(
  form: PersonForm,
  { isOn = true, emptied = [], others, onFilled }: PrefillOptions = {},
): () => void {
  const email = useCustomer()?.email;
  const account = useAccount();
  const person = useKnownPerson();
  const filled = useRef<PersonEntries>({});
  const remembered = useRef<PersonEntries>({});
  /** Emptied with the remembered person, not by hand. */
  const forgotten = useRef<readonly string[]>([]);
  const { isB2BShop } = useTenant().settings;
  const isFree = (name: PersonFieldName) => !emptied.includes(name) || forgotten.current.includes(name);
  function fillIn({ customerType, ...entries }: PersonEntries): PersonEntries {
    const typed = form.getValues();
    const names = Object.keys(entries).filter(isPersonField);
    // Once something is typed, the type of customer is chosen, too.
    const isBegun = names.some((name) => typed[name] && typed[name] !== entries[name]);
    const free = names.filter((name) => entries[name] !== undefined && typed[name] === '' && isFree(name));
    const filling = Object.fromEntries(free.map((name) => [name, entries[name]]));
    Object.assign(filled.current, filling);
    form.setValues({
      ...(customerType !== undefined && typed.customerType !== undefined && !isBegun && !isB2BShop && { customerType }),
      ...filling,
    });
    if (free.length > 0) onFilled?.(free);
    return filling;
  }
  /** Somebody else has logged in: unchanged entries of the remembered person go. */
  function emptyRemembered() {
    const typed = form.getValues();
    const names = Object.keys(remembered.current).filter(isPersonField);
    const left = names.filter((name) => typed[name] === remembered.current[name]);
    remembered.current = {};
    forgotten.current = [...forgotten.current, ...left];
    if (left.length > 0) form.setValues(Object.fromEntries(left.map((name) => [name, ''])));
  }
  function fillAll() {
    if (email !== undefined && Object.keys(person).length === 0) emptyRemembered();
    Object.assign(remembered.current, fillIn(person));
    if (email !== undefined) fillIn({ email });
    if (account) fillIn(personEntries(account));
    if (others) fillIn(others);
  }
  const fillFirst = useEffectEvent(fillAll);
  useEffect(() => {
    if (isOn) fillFirst();
  }, [account, email, person, isOn]);
  usePersonChange((change) => {
    if (onFilled) return;
    const typed = form.getValues();
    const names = Object.keys(typed).filter(isPersonField);
    const left = change === 'left' ? names : names.filter((name) => typed[name] === filled.current[name]);
    form.setValues(Object.fromEntries(left.map((name) => [name, ''])));
  });
  return () => account && fillIn(personEntries(account));
}
