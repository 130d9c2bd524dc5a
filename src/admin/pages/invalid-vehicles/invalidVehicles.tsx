import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShop } from '../../../state/shopContext';
import { Tabs } from '../../../ui/layout/Tabs';
import { useStyles } from '../../../ui/styles';
import { PageHead } from '../../engine/PageHead';
import type { SettingsPage, WaitingProps } from '../../page';
import { Count } from '../../pendingCounts';
import css from './invalidVehicles.css?inline';
import { FoundRows } from '../../search/FoundRows';
import { refusedPage, refusedSource, RefusedVehicles } from './RefusedVehicles';
import { StockCheck } from './StockCheck';
import { FINDINGS } from './findingRows';
import { createStockReport } from './stockReport';

const TITLE = 'Ungültige Fahrzeuge';
const SENTENCE = 'Was die Plattform nicht anbietet, und was Ihr Bestand vor Gesetz und Käufern noch braucht.';

export const invalidVehicles: SettingsPage = {
  page: 'invalid-vehicles',
  title: TITLE,
  sentence: SENTENCE,
  group: 'vehicles',
  icon: <TriangleAlert />,
  Waiting: LawFindings,
  FoundRows: (props) => <FoundRows of={refusedPage} source={refusedSource} {...props} />,
  Page: InvalidVehicles,
};

/** Number of vehicles with findings in the last check; nothing before the first check. */
function LawFindings({ children }: WaitingProps) {
  const { flawed = 0 } = useStore(useShop().lazyStore(createStockReport)).report ?? {};
  return children(<Count count={flawed} meaning="gesetzlich nötig" />, flawed === 0 ? '' : FINDINGS);
}

const TABS = [
  { id: 'plattform', label: 'Nicht angeboten' },
  { id: 'bestand', label: 'Bestandsprüfung' },
] as const;

function InvalidVehicles() {
  useStyles(css);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search).get('bereich');
  const selected = TABS.find(({ id }) => id === chosen)?.id ?? 'plattform';
  return (
    <div className="invalid-vehicles">
      <PageHead title={TITLE} sentence={SENTENCE} />
      <Tabs
        label="Bereiche"
        tabs={TABS}
        selected={selected}
        // Drops search and page, which belong to the list of one tab.
        onSelect={(id) => void navigate(id === 'plattform' ? pathname : `${pathname}?bereich=${id}`, { replace: true })}
      >
        {selected === 'plattform' ? <RefusedVehicles /> : <StockCheck />}
      </Tabs>
    </div>
  );
}
