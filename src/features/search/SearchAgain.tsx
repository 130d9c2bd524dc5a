import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { hashSearchWith } from '../../domain/finance/frame';
import { useHost } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import { VehicleTile } from '../favourites/VehicleTile';
import css from './SearchAgain.css?inline';
import { PhraseSearch } from './phrase/PhraseSearch';
import { useSearch, useSearchStore } from './SearchProvider';

export function SearchAgain() {
  useStyles(css);
  const store = useSearchStore();
  const host = useHost();
  const navigate = useNavigate();
  const vehicles = useSearch((state) => state.vehicles);
  useEffect(() => {
    if (store.getState().status === 'idle') store.open('');
  }, [store]);
  useEffect(
    () =>
      store.onRefine((carQueryParams) => {
        void navigate({ pathname: hrefOf('search'), search: hashSearchWith('', carQueryParams, host.query) });
      }),
    [host, navigate, store],
  );
  return (
    <div className="search-again">
      <PhraseSearch />
      {vehicles.length === 0 ? null : (
        <ul className="search-again__list" aria-label="Fahrzeuge im Angebot">
          {vehicles.slice(0, 3).map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleTile vehicle={vehicle} level={2} onOpen={() => undefined} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
