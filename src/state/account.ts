import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Platform } from '../api/platform';
import { fetchAccount } from '../api/users';
import { personEntries, type Account } from '../domain/person/account';
import { isPersonField, type CustomerType, type PersonEntries } from '../domain/person/fields';
import { isStaff } from '../domain/person/role';
import type { SessionUser } from './session';
import { usePlatform, useSession, useTenant } from './shopContext';

/** The customer who is logged in; staff is none. */
export function useCustomer(): SessionUser | undefined {
  const { user } = useSession();
  return user && !isStaff(user.roles) ? user : undefined;
}

/** What the platform knows of a customer; asked for with the login. */
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

/** What the platform knows of the customer who is logged in. Nothing while, and when, it cannot be read. */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

/**
 * Type that a leasing is calculated for: of a visitor without an account private (checkout 3), in a B2B shop commercial, as its orders begin.
 * `undefined` while it is read.
 */
export function useCustomerType(): CustomerType | undefined {
  const { isB2BShop } = useTenant().settings;
  const { data, isPending } = useAccountQuery();
  return isPending ? undefined : (data?.type ?? (isB2BShop ? 'commercial' : 'private'));
}

/** A form that asks for a person, as far as it is filled in here. */
interface PersonForm {
  getValues(): PersonEntries;
  setValues(entries: PersonEntries): void;
}

/**
 * Fills the empty fields of a form from the customer's account as soon as it is there; what was typed stays. Returns a function that
 * does so once more, for a form that was emptied.
 */
export function useAccountPrefill(form: PersonForm): () => void {
  const account = useAccount();
  function fillIn(known: Account) {
    const typed = form.getValues();
    const { customerType, ...entries } = personEntries(known);
    const names = Object.keys(entries).filter(isPersonField);
    // Whoever has begun to say who orders has chosen the type of customer, too.
    const isBegun = names.some((name) => typed[name] && typed[name] !== entries[name]);
    const free = names.filter((name) => entries[name] !== undefined && typed[name] === '');
    form.setValues({
      ...(customerType !== undefined && typed.customerType !== undefined && !isBegun && { customerType }),
      ...Object.fromEntries(free.map((name) => [name, entries[name]])),
    });
  }
  const fillFirst = useEffectEvent(fillIn);
  useEffect(() => {
    if (account) fillFirst(account);
  }, [account]);
  return () => account && fillIn(account);
}
