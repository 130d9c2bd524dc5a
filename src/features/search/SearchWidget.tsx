import { Suspense, useEffect, useState } from 'react';
import { hrefOf } from '../../domain/addresses';
import { SEARCH_PARAMETER } from '../../domain/queryParameters';
import { Button } from '../../ui/actions/Button';
import { lazyWithRetry, NoFallback } from '../../ui/feedback/lazyWithRetry';
import { useStyles } from '../../ui/styles';
import type { SearchCriteria } from './filters/filter';
import { FilterForm } from './filter-form/FilterForm';
import { ResultAnnouncer } from './toolbar/ResultAnnouncer';
import { resultLabel } from './toolbar/resultText';
import { SentenceField } from './phrase/SentenceField';
import { formatSearch } from './state/searchAddress';
import css from './SearchWidget.css?inline';
import { useSearch, useSearchStore } from './SearchProvider';

const WidgetPhrase = lazyWithRetry(
  () => import('./phrase/WidgetPhrase').then((module) => module.WidgetPhrase),
  NoFallback,
);

interface SearchWidgetProps {
  /** Of the page with the shop. */
  clientUrl: string | undefined;
  /** Query of the host's own address. */
  hostQuery: URLSearchParams;
}

export function SearchWidget({ clientUrl, hostQuery }: SearchWidgetProps) {
  useStyles(css);
  const store = useSearchStore();
  const chosen = useSearch((state) => state.criteria);
  const sentence = useSearch((state) => state.sentence);
  const status = useSearch((state) => state.status);
  const totalCount = useSearch((state) => state.totalCount);
  const [isEntered, setEntered] = useState(false);
  const [read, setRead] = useState<{ criteria: SearchCriteria; count: number | undefined }>();
  const hasFailed = status === 'failed';
  useEffect(() => void store.open(hostQuery.get(SEARCH_PARAMETER) ?? ''), [hostQuery, store]);

  // Searched for as it is, until it can be read.
  const words = sentence.trim();
  const unread = words === '' ? chosen : { ...chosen, values: { ...chosen.values, searchTerm: words } };
  const meant = words === '' ? undefined : read;
  const progress = meant === undefined ? { status, totalCount } : { status, totalCount: meant.count };
  const link = shopAddress(clientUrl, formatSearch(meant?.criteria ?? unread));
  return (
    <section className="search-widget" aria-label="Fahrzeugsuche">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.closest('.search-widget')?.querySelector<HTMLElement>('a[href]')?.click();
        }}
      >
        <SentenceField onEnter={() => setEntered(true)} />
      </form>
      <Suspense>{isEntered ? <WidgetPhrase onRead={setRead} /> : null}</Suspense>
      <FilterForm placement="basic" keys={['price']} />
      <div className="search-widget__foot">
        {hasFailed ? (
          <Button isWide onClick={store.retry}>
            Erneut versuchen
          </Button>
        ) : null}
        <Button variant="primary" isWide href={link}>
          {hasFailed ? 'Zur Fahrzeugsuche' : resultLabel(progress, 'widget')}
        </Button>
      </div>
      <ResultAnnouncer />
    </section>
  );
}

/** `{clientUrl}#/?carQueryParams=…`; default: this page. */
function shopAddress(clientUrl: string | undefined, search: string): string {
  const [page = ''] = (clientUrl ?? '').split('#');
  return `${page}#${hrefOf('search')}?${SEARCH_PARAMETER}=${encodeURIComponent(search)}`;
}
