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

/** Clears a page's private search, for links of the menu. */
export function useForgetSearch(): (page: string) => void {
  const { searches } = usePersonalMemory();
  return (page) => searches.setState({ [page]: '' });
}
