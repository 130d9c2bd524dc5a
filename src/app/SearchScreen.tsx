import { memo } from 'react';
import { SearchPage } from '../features/search/SearchPage';
import { useSearchStore } from '../features/search/SearchProvider';
import { isReturningTo } from '../features/search/state/searchState';
import { useScreenChange } from './useScreenChange';

/** The search, which finds the visitor's place in the list by itself. Rendered once, however often it is hidden and shown. */
export const SearchScreen = memo(function SearchScreen() {
  const store = useSearchStore();
  useScreenChange('search', () => isReturningTo(store.getState()));
  return <SearchPage />;
});
