import { useStore } from 'zustand';
import { usePersonalMemory } from '../../personalMemory';

export function usePrivateSearch(page: string): [search: string, setSearch: (search: string) => void] {
  const { searches } = usePersonalMemory();
  return [useStore(searches, (byPage) => byPage[page] ?? ''), (search) => searches.setState({ [page]: search })];
}

export function useSetPrivateSearch(): (page: string, search: string) => void {
  const { searches } = usePersonalMemory();
  return (page, search) => searches.setState({ [page]: search });
}

/** Returns a function that clears the private search of a page, for links of the menu. */
export function useForgetSearch(): (page: string) => void {
  const { searches } = usePersonalMemory();
  return (page) => searches.setState({ [page]: '' });
}
