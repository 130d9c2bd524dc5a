import { useEffect, useEffectEvent } from 'react';
import { watchPerson, type PersonChange } from './personChange';
import { useShop } from './shopContext';

/** Who was logged in has left (rules/account: data of one person). */
export function usePersonChange(listener: (change: PersonChange) => void): void {
  const { session } = useShop();
  const notify = useEffectEvent(listener);
  useEffect(() => watchPerson(session, (change) => notify(change)), [session]);
}
