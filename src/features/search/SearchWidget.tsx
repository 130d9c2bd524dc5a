import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { hrefOf } from '../../domain/addresses';
import { SEARCH_PARAMETER } from '../../domain/queryParameters';
import { Button } from '../../ui/actions/Button';
import { useStyles } from '../../ui/styles';
import { CarTypeTabs } from './header/CarTypeTabs';
import { FilterForm } from './filters/FilterForm';
import type { FilterKey } from './filters/filters';
import { ResultAnnouncer } from './list/ResultAnnouncer';
import { resultLabel } from './list/resultText';
import { formatSearch } from './state/searchAddress';
import css from './SearchWidget.css?inline';
import { useSearch, useSearchStore } from './SearchProvider';

const FIELDS = [
  'manufacturer',
  'model',
  'fuel',
  'price',
  'registration',
  'mileage',
] as const satisfies readonly FilterKey[];

interface SearchWidgetProps {
  /** Base URL of the page that holds the shop. */
  clientUrl: string | undefined;
  /** Query of the host's own address. */
  hostQuery: URLSearchParams;
}

/** Compact search for a dealer's home page: counts vehicles and links to the page that holds the shop (rules/search: search widget). */
export function SearchWidget({ clientUrl, hostQuery }: SearchWidgetProps) {
  useStyles(css);
  const store = useSearchStore();
  const criteria = useSearch((state) => state.criteria);
  const status = useSearch((state) => state.status);
  const totalCount = useSearch((state) => state.totalCount);
  const hasFailed = status === 'failed';
  useEffect(() => void store.open(hostQuery.get(SEARCH_PARAMETER) ?? ''), [hostQuery, store]);

  return (
    <section className="search-widget" aria-label="Fahrzeugsuche">
      <CarTypeTabs />
      <div className="search-widget__form">
        <FilterForm placement="basic" keys={FIELDS} />
      </div>
      <div className="search-widget__foot">
        {hasFailed ? (
          <Button isWide onClick={store.retry}>
            Erneut versuchen
          </Button>
        ) : null}
        <Button
          variant="primary"
          size="large"
          isWide
          icon={<Search />}
          href={shopAddress(clientUrl, formatSearch(criteria))}
        >
          {hasFailed ? 'Zur Fahrzeugsuche' : resultLabel({ status, totalCount }, 'widget')}
        </Button>
      </div>
      <ResultAnnouncer />
    </section>
  );
}

/** `{clientUrl}#/?carQueryParams=…` (rules/search: link to the shop); without `clientUrl` an address of this page. */
function shopAddress(clientUrl: string | undefined, search: string): string {
  const [page = ''] = (clientUrl ?? '').split('#');
  return `${page}#${hrefOf('search')}?${SEARCH_PARAMETER}=${encodeURIComponent(search)}`;
}
