import { memo } from 'react';
import { SearchPage } from '../features/search/SearchPage';
import { useSearchStore } from '../features/search/SearchProvider';
import { isReturningTo } from '../features/search/state/searchState';
import { useScreenChange } from './useScreenChange';

/** The search page as a screen that restores its own scroll position. Memoised, so that hiding and showing it does not render it. */
export const SearchScreen = memo(function SearchScreen() {
  const store = useSearchStore();
  useScreenChange('search', () => isReturningTo(store.getState()));
  return <SearchPage />;
});
