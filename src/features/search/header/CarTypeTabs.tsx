import Car from 'lucide-react/icons/car';
import Caravan from 'lucide-react/icons/caravan';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Motorbike from 'lucide-react/icons/motorbike';
import Trailer from 'lucide-react/icons/trailer';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { useStyles } from '../../../ui/styles';
import { tabLabel } from '../filters/vehicleTypes';
import css from './CarTypeTabs.css?inline';
import type { CarTypeTab } from '../filters/filter';
import { useSearch, useSearchStore } from '../SearchProvider';

const icons = {
  PKW: <Car />,
  NUTZFAHRZEUG: <Truck />,
  WOHNMOBIL: <Caravan />,
  ZWEIRAD: <Motorbike />,
  ANHAENGER: <Trailer />,
  ALLE: <LayoutGrid />,
} satisfies Record<CarTypeTab, ReactNode>;

/** Tabs of the available types of vehicle (storefront 2.3). Pressing the active one selects all types. */
export function CarTypeTabs() {
  useStyles(css);
  const store = useSearchStore();
  const tabs = useSearch((state) => state.tabs);
  const active = useSearch((state) => state.criteria.tab);
  // Reserve the space until the available types are known.
  if (tabs.length < 2) return tabs.length === 0 ? <div className="car-type-tabs" /> : null;
  return (
    <div className="car-type-tabs" role="group" aria-label="Fahrzeugtyp">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="car-type-tabs__tab"
          aria-pressed={tab === active}
          onClick={() => store.selectTab(tab)}
        >
          {icons[tab]}
          <span>{tabLabel(tab)}</span>
        </button>
      ))}
    </div>
  );
}
