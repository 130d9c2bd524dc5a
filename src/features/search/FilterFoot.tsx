import { Button } from '../../ui/Button';
import { useSearch, useSearchStore } from './SearchProvider';
import { ResultAnnouncer } from './ResultAnnouncer';
import { resultLabel } from './resultText';

/** Foot of a filter dialog: reset, and the way to what was found. Choosing has searched already. */
export function FilterFoot({ loading, onShow }: { loading: 'Suche ...' | 'Suche...'; onShow: () => void }) {
  const store = useSearchStore();
  const status = useSearch((state) => state.status);
  const totalCount = useSearch((state) => state.totalCount);
  return (
    <>
      <ResultAnnouncer />
      <Button variant="quiet" onClick={store.reset}>
        Zurücksetzen
      </Button>
      <Button variant="primary" onClick={onShow}>
        {resultLabel({ status, totalCount }, { loading, suffix: ' Anzeigen' })}
      </Button>
    </>
  );
}
