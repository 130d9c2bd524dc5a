import LayoutGrid from 'lucide-react/icons/layout-grid';
import { carTypeIcons } from '../../../shared/vehicle/carTypeIcons';
import { useStyles } from '../../../ui/styles';
import { tabLabel } from '../filters/vehicleTypes';
import tabCss from './CarTypeTab.css?inline';
import css from './CarTypeTabs.css?inline';
import { useSearch, useSearchStore } from '../SearchProvider';

/** Not for the only type of note (rules/search: type tabs); the active one selects all. */
export function CarTypeTabs() {
  useStyles(css);
  useStyles(tabCss);
  const store = useSearchStore();
  const tabs = useSearch((state) => state.tabs);
  const active = useSearch((state) => state.criteria.tab);
  const isMain = useSearch(({ criteria, mainType }) => mainType !== undefined && criteria.tab === mainType);
  if (tabs.length < 2 || isMain) return tabs.length === 0 ? <div className="car-type-tabs" /> : null;
  return (
    <div className="car-type-tabs" role="group" aria-label="Fahrzeugtyp">
      {tabs.map((tab) => {
        const TabIcon = tab === 'ALLE' ? LayoutGrid : carTypeIcons[tab].default;
        return (
          <button
            key={tab}
            type="button"
            className="car-type-tabs__tab"
            aria-pressed={tab === active}
            onClick={() => store.selectTab(tab)}
          >
            <TabIcon />
            <span>{tabLabel(tab)}</span>
          </button>
        );
      })}
    </div>
  );
}
