import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatNumber } from '../../lib/format';
import { memoizeByRef } from '../../lib/memoizeByRef';
import { usePlatform } from '../../state/shopContext';
import { searchMatcher, searchableText } from '../engine/list/listSearch';
import { useSetPrivateSearch } from '../engine/list/privateSearches';
import { rowsQuery, unreadableQuery, unreadableText } from '../engine/list/rowsQuery';
import type { Entry, Rows } from '../engine/entry';
import { settingsAddress, type SettingsPage } from '../page';
import { usePersonalMemory } from '../personalMemory';
import { Hit, HitGroup, type FoundProps } from './Hit';

const SHOWN = 5;

const NO_ROWS: readonly never[] = [];

/** Hits of one list in the search over all pages; entries that were opened before come first. */
export function FoundRows<Row extends Entry>({
  of: { page, title },
  source,
  typed,
  onCount,
  onOpen,
}: FoundProps & { of: Pick<SettingsPage, 'page' | 'title'>; source: Rows<Row> }) {
  const { isShown, order, nameOf, hit, segments, isSearchPrivate } = source;
  const platform = usePlatform();
  const query = useQuery(rowsQuery(source, platform));
  const unreadable = unreadableText(useQuery({ ...unreadableQuery(source, platform), enabled: false }).data);
  const setPrivateSearch = useSetPrivateSearch();
  const { recent } = usePersonalMemory();
  const rows = useMemo(() => {
    const listed = (query.data ?? NO_ROWS).filter(isShown ?? (() => true));
    return order ? listed.sort(order) : listed;
  }, [query.data, isShown, order]);
  const textOf = useMemo(
    () => memoizeByRef((row: Row) => searchableText([nameOf(row), hit?.(row).note, ...(hit?.(row).texts ?? [])])),
    [nameOf, hit],
  );
  const hits = useMemo(() => {
    const matches = searchMatcher(typed);
    const opened = recent.getState().entries.filter((entry) => entry.page === page);
    const rankOf = ({ id }: Row) => {
      const at = opened.findIndex((entry) => entry.id === id);
      return at < 0 ? opened.length : at;
    };
    return rows.filter((row) => matches(textOf(row))).sort((one, other) => rankOf(one) - rankOf(other));
  }, [rows, typed, textOf, recent, page]);
  useEffect(
    () => onCount(page, query.isPending ? undefined : hits.length),
    [onCount, page, hits.length, query.isPending],
  );
  useEffect(() => () => onCount(page, 0), [onCount, page]);

  const view = segments ? 'ansicht=alle&' : '';
  if (query.isError)
    return <HitGroup title={title}>{<li className="search__note">Konnte nicht durchsucht werden.</li>}</HitGroup>;
  if (query.isPending) return <HitGroup title={title}>{<li className="search__note">Wird durchsucht …</li>}</HitGroup>;
  if (hits.length === 0 && unreadable === undefined) return null;
  return (
    <HitGroup title={title}>
      {hits.slice(0, SHOWN).map((row) => (
        <Hit
          key={row.id}
          name={nameOf(row)}
          note={hit?.(row).note}
          path={settingsAddress({ page }, `${view}eintrag=${encodeURIComponent(row.id)}`)}
          onOpen={onOpen}
        />
      ))}
      {hits.length > SHOWN ? (
        <Hit
          name={`Alle ${formatNumber(hits.length)} Treffer in ${title}`}
          path={settingsAddress(
            { page },
            `${view}${isSearchPrivate ? '' : new URLSearchParams({ suche: typed }).toString()}`,
          )}
          onOpen={(path) => {
            if (isSearchPrivate) setPrivateSearch(page, typed);
            onOpen(path);
          }}
        />
      ) : null}
      {unreadable === undefined ? null : <li className="search__note">{`${unreadable}.`}</li>}
    </HitGroup>
  );
}
