import { memo } from 'react';
import { SearchPage } from '../features/search/SearchPage';
import { useSearchStore } from '../features/search/SearchProvider';
import { isReturningTo } from '../features/search/state/searchState';
import { useScreenChange } from './useScreenChange';

/** Restores its own scroll position. Memoised: hiding and showing does not render it. */
export const SearchScreen = memo(function SearchScreen() {
  const store = useSearchStore();
  useScreenChange('search', () => isReturningTo(store.getState()));
  return <SearchPage />;
});
