import { useStyles } from '../../../ui/styles';
import { Button } from '../../../ui/actions/Button';
import { useSearch, useSearchStore } from '../SearchProvider';
import { ResultAnnouncer } from '../toolbar/ResultAnnouncer';
import css from './FilterFoot.css?inline';
import { resultLabel, type ResultPlace } from '../toolbar/resultText';

interface FilterFootProps {
  place?: ResultPlace;
  onShow: () => void;
  onReset?: () => void;
}

/** Reset and close: each choice has been searched already. */
export function FilterFoot({ place, onShow, onReset }: FilterFootProps) {
  useStyles(css);
  const store = useSearchStore();
  const status = useSearch((state) => state.status);
  const totalCount = useSearch((state) => state.totalCount);
  return (
    <div className="filter-foot">
      <ResultAnnouncer />
      <Button className="filter-foot__reset" variant="quiet" onClick={onReset ?? store.reset}>
        Zurücksetzen
      </Button>
      <Button variant="primary" onClick={onShow}>
        {place === undefined ? 'Fertig' : resultLabel({ status, totalCount }, place)}
      </Button>
    </div>
  );
}
