import { useStore } from 'zustand';
import { usePersonalMemory } from '../personalMemory';

/** What is searched on a page whose search stays out of the address, and how it is changed. */
export function usePrivateSearch(page: string): [search: string, setSearch: (search: string) => void] {
  const { searches } = usePersonalMemory();
  return [useStore(searches, (byPage) => byPage[page] ?? ''), (search) => searches.setState({ [page]: search })];
}

/** Forgets the search of a page: a list that is chosen in the menu begins anew. */
export function useForgetSearch(): (page: string) => void {
  const { searches } = usePersonalMemory();
  return (page) => searches.setState({ [page]: '' });
}
