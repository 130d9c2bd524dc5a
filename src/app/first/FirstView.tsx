import type { ReactNode } from 'react';
import { offeredKinds, paymentQuestion } from '../../domain/finance/frame';
import type { ThemeProperties } from '../../domain/tenant/theme';
import type { Tenant } from '../../domain/tenant/tenant';
import { PAGE_SIZE } from '../../domain/vehicle/search/query';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { Card } from '../../features/search/list/Card';
import { CardChunk, CardList, FIRST_PICTURES } from '../../features/search/list/CardList';
import { FilterOutline } from '../../features/search/filter-form/FilterOutline';
import { OwnPlace } from '../../features/search/own/OwnPlace';
import { questionText } from '../../features/search/header/questionText';
import { resultCount } from '../../features/search/toolbar/resultText';
import { range } from '../../lib/range';
import { classNames } from '../../ui/classNames';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { PARTS } from '../../ui/parts';
import type { FirstList } from './firstList';

export interface FirstViewProps extends FirstList {
  tenant: Tenant;
  theme: ThemeProperties;
  vehicles: readonly Vehicle[];
  total: number;
  now: Date;
  /** From 1024 px: filters beside the list, dealer's pictures in the head. */
  isWide: boolean;
  isOverlay: boolean;
  /** The visitor's own row is above the list. */
  hasOwnRow: boolean;
  /** Pictures requested before React is there. */
  pictures: number;
  /** Text of the frame's line, which keeps its room; the question without one. */
  line?: string;
  /** In place of the price. */
  offerOf?: (vehicle: Vehicle) => ReactNode;
  /** @param listed vehicles in the list at this address */
  hrefOf: (listed: number) => (vehicle: Vehicle) => string;
}

/** Without hooks: cards, number, and room for what React adds: nothing moves when it takes over. */
export function FirstView({
  tenant,
  theme,
  isWide,
  isOverlay,
  hasOwnRow,
  total,
  tabs,
  mainType,
  hasChips,
  line,
  ...list
}: FirstViewProps) {
  const { settings, behaviours } = tenant;
  const kinds = offeredKinds(settings);
  const text = line ?? (kinds.length > 0 ? paymentQuestion(kinds) : undefined);
  const head = (
    <>
      <h1>
        <VisuallyHidden>Fahrzeugsuche</VisuallyHidden>
      </h1>
      {isWide ? <p className="search-head__question">{questionText(total)}</p> : null}
      <div className="phrase search__outline h-48" />
      {text === undefined ? null : <p className="search-head__line">{text}</p>}
      {tabs.length < 2 || list.tab === mainType ? null : <div className="car-type-tabs" />}
    </>
  );
  return (
    <div
      className="shop"
      part={PARTS.shop}
      lang="de"
      style={theme}
      data-theme={settings.uiThemeTypeToString?.toLowerCase()}
    >
      <section
        className={classNames('shell first-view', isWide && 'shell--stage', isOverlay && 'shell--overlay')}
        aria-label="Fahrzeugshop"
      >
        <header className={isOverlay ? 'shop-header shop-header--overlay' : 'shop-header'} part={PARTS.header}>
          <div className="h-44" />
        </header>
        <div className="shell__region">
          <div className="search">
            {isWide ? (
              <div className={classNames('search-head search-head--stage', isOverlay && 'search-head--branded')}>
                <div className="search-head__content">{head}</div>
              </div>
            ) : (
              <div className="search-head">{head}</div>
            )}
            <OwnPlace hasRow={hasOwnRow} />
            <div className="search__columns">
              {isWide ? (
                <div className="filter-sidebar" part={PARTS.filter}>
                  <div className="filter-sidebar__head">
                    <h2>Suche</h2>
                  </div>
                  <FilterOutline />
                </div>
              ) : null}
              <div className="search__main">
                {isWide && behaviours.hasQuickConditionButtons ? <div className="h-36" /> : null}
                <div className="search__toolbar">
                  <h2 className="search__count">{resultCount(total)}</h2>
                  <div className="first-view__control" />
                </div>
                {hasChips ? <div className="h-36" /> : null}
                <FirstCardList settings={settings} {...list} />
                <div
                  className={classNames('first-view__foot', total > list.vehicles.length && 'first-view__foot--more')}
                />
              </div>
            </div>
          </div>
        </div>
        <div className="first-view__footer" />
      </section>
    </div>
  );
}

type FirstCardListProps = Pick<FirstViewProps, 'vehicles' | 'display' | 'now' | 'hrefOf' | 'pictures' | 'offerOf'> &
  Pick<Tenant, 'settings'>;

/** As `ResultList` renders it first. */
export function FirstCardList({ vehicles, display, settings, now, hrefOf, pictures, offerOf }: FirstCardListProps) {
  const { view } = display;
  return (
    <CardList view={view} count={vehicles.length}>
      {range(Math.ceil(vehicles.length / PAGE_SIZE), (chunk) => {
        const start = chunk * PAGE_SIZE;
        return (
          <CardChunk key={chunk} vehicles={vehicles.slice(start, start + PAGE_SIZE)}>
            {(vehicle, index) => (
              <Card
                vehicle={vehicle}
                hrefOf={hrefOf(start + PAGE_SIZE)}
                settings={settings}
                now={now}
                hasHighlights={view === 'list'}
                isFirst={start + index < FIRST_PICTURES}
                isPictureLater={start + index >= pictures}
                offer={offerOf?.(vehicle)}
              />
            )}
          </CardChunk>
        );
      })}
    </CardList>
  );
}
