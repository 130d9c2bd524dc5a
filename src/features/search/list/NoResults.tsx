import SearchX from 'lucide-react/icons/search-x';
import { carTypes, type CarType } from '../../../domain/vehicle/enums/carType';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/display/EmptyState';
import { Skeleton } from '../../../ui/display/Skeleton';
import { useChips, useSearch, useSearchStore } from '../SearchProvider';

const PLURALS: Readonly<Record<CarType, string>> = {
  PKW: 'PKW',
  NUTZFAHRZEUG: 'Nutzfahrzeuge',
  WOHNMOBIL: 'Wohnmobile',
  ZWEIRAD: 'Zweiräder',
  ANHAENGER: 'Anhänger',
};

/** Empty result: suggests types that contain the typed words, or single filters to remove, each with the number of vehicles. */
export function NoResults() {
  const store = useSearchStore();
  const chips = useChips();
  const suggestions = useSearch((state) => state.suggestions);
  const otherTypes = useSearch((state) => state.otherTypes);
  const searchTerm = useSearch((state) => state.criteria.values.searchTerm);
  const isAllOnOffer = useSearch(({ tabs, criteria }) => tabs.includes('ALLE') && criteria.tab !== 'ALLE');
  const title = 'Keine Ergebnisse für Ihre Eingabe.';

  if (chips.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={title}
        actions={
          isAllOnOffer ? (
            <Button variant="primary" onClick={() => store.selectTab('ALLE')}>
              Alle Fahrzeugtypen anzeigen
            </Button>
          ) : undefined
        }
      >
        Zurzeit ist hier kein Fahrzeug im Angebot. Bitte schauen Sie bald wieder vorbei.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      actions={
        <>
          {otherTypes.map(({ type, count }) => (
            <Button
              key={type}
              variant="primary"
              onClick={() => store.apply({ tab: type, values: { searchTerm }, orderBy: undefined })}
            >
              {`${formatNumber(count)} ${count === 1 ? carTypes.label(type) : PLURALS[type]} mit „${searchTerm ?? ''}“`}
            </Button>
          ))}
          {suggestions?.map(({ key, label, values, count }) => (
            <Button key={key} variant="primary" onClick={() => store.change(key, values)}>
              {`Ohne ${label.startsWith('„') ? label : `„${label}“`}: ${formatNumber(count)} ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`}
            </Button>
          ))}
          <Button onClick={store.reset}>Alle Filter zurücksetzen</Button>
        </>
      }
    >
      {suggestions === undefined ? (
        <Skeleton width={280} />
      ) : suggestions.length > 0 ? (
        'Lassen Sie einen Filter weg:'
      ) : otherTypes.length > 0 ? (
        'Unter einem anderen Fahrzeugtyp finden Sie, was Sie eingegeben haben:'
      ) : (
        'Kein einzelner Filter steht allein im Weg. Setzen Sie mehrere zurück.'
      )}
    </EmptyState>
  );
}
