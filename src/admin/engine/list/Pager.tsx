import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { IconButton } from '../../../ui/actions/IconButton';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { ROWS_PER_PAGE, PAGE_SIZES } from './listAddress';
import { TABLE_WIDTH } from './listWidth';

interface PagerProps {
  pageRows: readonly unknown[];
  hits: readonly unknown[];
  all: number;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Chosen; `undefined`: as many as fill the window. */
  chosenSize: number | undefined;
  fillingSize: number;
  onPageSize: (size: number | undefined) => void;
}

/** Buttons keep the focus at either end (`aria-disabled`). Below cards it is one line. */
export function Pager(props: PagerProps) {
  const { pageRows, hits, all, page, pageCount, onPage, chosenSize, fillingSize, onPageSize } = props;
  const isTable = useIsAtLeast(TABLE_WIDTH);
  const id = useId();
  const sizeId = useId();
  const [typed, setTyped] = useState<string>();
  const go = (text: string) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1) onPage(Math.min(number, pageCount));
    setTyped(undefined);
  };
  return (
    <div className="list-pager flex flex-wrap items-center justify-between gap-y-8 gap-x-16 min-h-52 text-14 tabular-nums">
      <p>
        <span>{`${pageRows.length} / ${formatNumber(hits.length)}`}</span>
        {hits.length === all ? null : <span className="text-muted">{` von ${formatNumber(all)}`}</span>}
      </p>
      {!isTable || hits.length <= ROWS_PER_PAGE ? null : (
        <div className="flex items-center gap-8 ml-auto">
          <label htmlFor={sizeId}>Zeilen</label>
          <select
            id={sizeId}
            className="list-pager__sizes"
            value={chosenSize ?? fillingSize}
            onChange={({ currentTarget }) => {
              const size = Number(currentTarget.value);
              onPageSize(size === fillingSize ? undefined : size);
            }}
          >
            {[...new Set([fillingSize, ...PAGE_SIZES])]
              .sort((one, other) => one - other)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
        </div>
      )}
      {pageCount === 1 ? null : (
        <nav className="list-pager__pages flex items-center gap-8" aria-label="Seiten">
          <IconButton
            label="Vorherige Seite"
            icon={<ChevronLeft />}
            aria-disabled={page === 1 || undefined}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          {isTable ? <label htmlFor={id}>Seite</label> : null}
          <input
            id={id}
            className="list-pager__page"
            aria-label={isTable ? undefined : 'Seite'}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? page}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
            onBlur={() => typed !== undefined && go(typed)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed !== undefined) go(typed);
            }}
          />
          <span>{`von ${formatNumber(pageCount)}`}</span>
          <IconButton
            label="Nächste Seite"
            icon={<ChevronRight />}
            aria-disabled={page === pageCount || undefined}
            onClick={() => page < pageCount && onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
