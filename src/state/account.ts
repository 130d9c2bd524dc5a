import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Platform } from '../api/platform';
import { fetchAccount } from '../api/users';
import { personEntries, type Account } from '../domain/person/account';
import type { CustomerType } from '../domain/person/fields';
import { isStaff } from '../domain/person/role';
import type { SessionUser } from './session';
import { usePlatform, useSession } from './shopContext';

/** The customer who is logged in; staff is none. */
export function useCustomer(): SessionUser | undefined {
  const { user } = useSession();
  return user && !isStaff(user.roles) ? user : undefined;
}

function accountQuery(platform: Platform, email: string) {
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

/** Type that a leasing is calculated for: of a visitor without an account private (checkout 3). `undefined` while it is read. */
export function useCustomerType(): CustomerType | undefined {
  const { data, isPending } = useAccountQuery();
  return isPending ? undefined : (data?.type ?? 'private');
}

interface FillableForm<Values> {
  getValues: () => Values;
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
}

/**
 * Fills the empty fields of a form from the customer's account as soon as it is there; what was typed stays. Answers with the way
 * to do so once more, for a form that was emptied.
 */
export function useAccountPrefill<Values extends object>({ getValues, setValue }: FillableForm<Values>): () => void {
  const account = useAccount();
  function fillIn(known: Account) {
    const entries = Object.entries(personEntries(known));
    const typed = new Map<string, unknown>(Object.entries(getValues()));
    // Whoever has begun to say who orders has settled the type of customer, too.
    const isBegun = entries.some(
      ([name, value]) => name !== 'customerType' && typed.get(name) && typed.get(name) !== value,
    );
    for (const [name, value] of entries) {
      const isFree = name === 'customerType' ? typed.has(name) && !isBegun : typed.get(name) === '';
      // Fields of people are texts, and bear the same names in every form.
      if (value !== undefined && isFree)
        setValue(name as keyof Values & string, value as Values[keyof Values & string]);
    }
  }
  const fillFirst = useEffectEvent(fillIn);
  useEffect(() => {
    if (account) fillFirst(account);
  }, [account]);
  return () => account && fillIn(account);
}
