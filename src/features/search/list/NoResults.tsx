import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { carTypes, type CarType } from '../../../domain/enums/carType';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { dotted } from '../../../ui/display/dotted';
import { Heading } from '../../../ui/display/Heading';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/display/Skeleton';
import { useStyles } from '../../../ui/styles';
import { ContactButton } from '../../contact/ContactButton';
import { VehicleTile } from '../../favourites/VehicleTile';
import { useChips, useSearch, useSearchStore } from '../SearchProvider';
import { lackOf, quotedLabel } from './lackOf';
import css from './NoResults.css?inline';

const PLURALS: Readonly<Record<CarType, string>> = {
  PKW: 'PKW',
  NUTZFAHRZEUG: 'Nutzfahrzeuge',
  WOHNMOBIL: 'Wohnmobile',
  ZWEIRAD: 'Zweiräder',
  ANHAENGER: 'Anhänger',
};

const REQUEST = 'Ich suche ein Fahrzeug, das ich in Ihrem Angebot nicht gefunden habe.';

/** '„a“, „b“ und „c“' */
const listed = (labels: readonly string[]) => labels.join(', ').replace(/“, „(?!.*“, „)/, '“ und „');

const NUMBERS: readonly (string | undefined)[] = ['', 'einen', 'zwei', 'drei'];

/** (rules/search: empty result) */
export function NoResults() {
  useStyles(css);
  const heading = useId();
  const store = useSearchStore();
  const chips = useChips();
  const suggestions = useSearch((state) => state.suggestions);
  const tabs = useSearch((state) => state.tabs);
  const otherTypes = useSearch((state) => state.otherTypes).filter(({ type }) => tabs.includes(type));
  const closest = useSearch((state) => state.closest);
  const asked = useSearch((state) => state.criteria.values);
  const best = suggestions?.[0];
  const isAllOnOffer = useSearch(({ tabs, criteria }) => tabs.includes('ALLE') && criteria.tab !== 'ALLE');
  const title = 'Keine Ergebnisse für Ihre Eingabe.';

  if (chips.length === 0) {
    return (
      <EmptyState
        icon={<Search />}
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
    <>
      <EmptyState
        icon={<Search />}
        title={title}
        actions={
          <>
            {otherTypes.map(({ type, count, values, words }) => (
              <Button
                key={type}
                variant="primary"
                onClick={() => store.apply({ tab: type, values, orderBy: undefined })}
              >
                {`${formatNumber(count)} ${count === 1 ? carTypes.label(type) : PLURALS[type]} mit „${words}“`}
              </Button>
            ))}
            {suggestions?.map(({ removed: [key], labels, values, count }) => (
              <Button key={labels.join()} variant="primary" onClick={() => store.change(key, values)}>
                {`Ohne ${listed(labels.map(quotedLabel))}: ${formatNumber(count)} ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`}
              </Button>
            ))}
            <Button onClick={store.reset}>Alle Filter zurücksetzen</Button>
            <ContactButton label="Händler fragen" request={REQUEST} />
          </>
        }
      >
        {suggestions === undefined ? (
          <Skeleton width={280} />
        ) : suggestions.length > 0 ? (
          `Lassen Sie ${NUMBERS[best?.labels.length ?? 0] ?? 'mehrere'} Filter weg:`
        ) : otherTypes.length > 0 ? (
          'Unter einem anderen Fahrzeugtyp finden Sie, was Sie eingegeben haben:'
        ) : (
          'Setzen Sie mehrere Filter zurück.'
        )}
      </EmptyState>
      {closest.length > 0 ? (
        <section className="closest" aria-labelledby={heading}>
          <Heading id={heading} level={3}>
            Fahrzeuge, die dem am nächsten kommen
          </Heading>
          <ul className="closest__list">
            {closest.map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleTile
                  vehicle={vehicle}
                  level={3}
                  onOpen={() => undefined}
                  priceNote={best && <p className="text-14 font-650">{dotted(lackOf(vehicle, asked, best))}</p>}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
