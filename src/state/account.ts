import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Platform } from '../api/platform';
import { fetchAccount } from '../api/users';
import { personEntries, type Account } from '../domain/person/account';
import { isPersonField, type CustomerType, type PersonEntries } from '../domain/person/fields';
import { isStaff } from '../domain/person/role';
import type { SessionUser } from './session';
import { usePlatform, useSession, useTenant } from './shopContext';

/** The customer who is logged in; `undefined` for staff. */
export function useCustomer(): SessionUser | undefined {
  const { user } = useSession();
  return user && !isStaff(user.roles) ? user : undefined;
}

/** Saves of the account wait for one another in this queue, because each sends the whole account. */
export const ACCOUNT_QUEUE = 'account';

/** Query of a customer's account; needs a login. */
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

/** Account of the logged-in customer; `undefined` while it is loading and after a failure. */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

/**
 * Customer type that a leasing is calculated for: without an account private (rules/financing-and-leasing: who leases), in a B2B shop commercial.
 * `undefined` while the account is loading.
 */
export function useCustomerType(): CustomerType | undefined {
  const { isB2BShop } = useTenant().settings;
  const { data, isPending } = useAccountQuery();
  return isPending ? undefined : (data?.type ?? (isB2BShop ? 'commercial' : 'private'));
}

/** The parts of a form that prefilling needs. */
interface PersonForm {
  getValues(): PersonEntries;
  setValues(entries: PersonEntries): void;
}

/**
 * Fills the empty fields of a form from the customer's account once it is loaded; typed values stay. Returns a function that
 * does so again, for a form that was reset.
 *
 * @param isOn false: the entries stay as they are
 */
export function useAccountPrefill(form: PersonForm, isOn = true): () => void {
  const account = useAccount();
  function fillIn(known: Account) {
    const typed = form.getValues();
    const { customerType, ...entries } = personEntries(known);
    const names = Object.keys(entries).filter(isPersonField);
    // Once something is typed, the type of customer counts as chosen, too.
    const isBegun = names.some((name) => typed[name] && typed[name] !== entries[name]);
    const free = names.filter((name) => entries[name] !== undefined && typed[name] === '');
    form.setValues({
      ...(customerType !== undefined && typed.customerType !== undefined && !isBegun && { customerType }),
      ...Object.fromEntries(free.map((name) => [name, entries[name]])),
    });
  }
  const fillFirst = useEffectEvent(fillIn);
  useEffect(() => {
    if (account && isOn) fillFirst(account);
  }, [account, isOn]);
  return () => account && fillIn(account);
}
