import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShop } from '../../state/shopContext';

/** Searches that stay out of the address, by page, for as long as the admin area is mounted. */
const createPrivateSearches = () => createStore<Readonly<Record<string, string>>>()(() => ({}));

/** What is searched on a page whose search stays out of the address, and how it is changed. */
export function usePrivateSearch(page: string): [search: string, setSearch: (search: string) => void] {
  const searches = useShop().lazyStore(createPrivateSearches);
  return [useStore(searches, (byPage) => byPage[page] ?? ''), (search) => searches.setState({ [page]: search })];
}

/** Forgets the search of a page: a list that is chosen in the menu begins anew. */
export function useForgetSearch(): (page: string) => void {
  const searches = useShop().lazyStore(createPrivateSearches);
  return (page) => searches.setState({ [page]: '' });
}
