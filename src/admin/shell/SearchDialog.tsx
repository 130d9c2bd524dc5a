import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { formatNumber } from '../../lib/format';
import { foldForSearch } from '../../lib/text/foldedText';
import type { SessionUser } from '../../state/session';
import { useTenant } from '../../state/shopContext';
import { TextInput } from '../../ui/fields/TextInput';
import { Dialog } from '../../ui/overlay/Dialog';
import { useStyles } from '../../ui/styles';
import { allowedPages } from '../access';
import { ShortcutScope } from '../../ui/layout/ShortcutScope';
import { fieldName } from '../engine/entryFields';
import { focusedElement } from '../engine/focusedElement';
import { searchMatcher, searchableText } from '../engine/list/listSearch';
import { settingsAddress, type SettingsPage } from '../page';
import { usePersonalMemory } from '../personalMemory';
import { fieldAddress, namesOf, settingsAreas } from '../resources/settings/settingsAreas';
import { settingsFields } from '../resources/settings/settingsFields';
import { Hit, HitGroup } from '../search/Hit';
import css from './SearchDialog.css?inline';

const LEAST = 2;

/** (rules/admin: search everything) */
export function SearchDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  useStyles(css);
  const { settings } = useTenant();
  const navigate = useNavigate();
  const pages = allowedPages({ roles: user.roles, settings });
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const [counts, setCounts] = useState<Readonly<Record<string, number | undefined>>>({});
  const onCount = useCallback(
    (page: string, count: number | undefined) =>
      setCounts((now) => (now[page] === count && page in now ? now : { ...now, [page]: count })),
    [],
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const isSearching = text.length >= LEAST;
  const places = isSearching ? placeHits(pages, text) : [];
  const sources = isSearching ? pages.filter(({ FoundRows }) => FoundRows !== undefined) : [];
  const total = places.length + Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const elsewhere = isSearching ? keptElsewhere(text) : undefined;
  const isLoading = sources.some(({ page }) => counts[page] === undefined);

  const move = (event: KeyboardEvent) => {
    const hits = [...(box.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const field = box.current?.querySelector<HTMLElement>('input');
    const active = focusedElement(box.current);
    const at = hits.findIndex((hit) => hit === active);
    if (event.key === 'ArrowDown') (hits[at + 1] ?? hits.at(-1))?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? field : hits[at - 1])?.focus();
    else if (event.key === 'Enter' && active === field) hits[0]?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title="Suche" size="medium" onClose={onClose}>
      {/* Keys of the field and of the hits below it. */}
      <ShortcutScope className="search" ref={box} onKey={move}>
        <TextInput
          label="Seite, Einstellung, Kunde, Fahrzeug, VIN …"
          type="search"
          icon={<Search />}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className="text-muted text-14" role="status">
          <span>{statusText({ isSearching, isLoading, total, text })}</span>
          {elsewhere === undefined ? null : <strong className="block">{elsewhere}</strong>}
        </p>
        {isSearching ? null : <Recent pages={pages} onOpen={open} />}
        {places.length === 0 ? null : (
          <HitGroup title="Seiten und Einstellungen">
            {places.map(({ name, note, path }) => (
              <Hit key={path} {...{ name, note, path }} onOpen={open} />
            ))}
          </HitGroup>
        )}
        {sources.map(({ page, FoundRows }) =>
          FoundRows === undefined ? null : <FoundRows key={page} typed={text} onCount={onCount} onOpen={open} />,
        )}
      </ShortcutScope>
    </Dialog>
  );
}

interface SearchStatus {
  isSearching: boolean;
  isLoading: boolean;
  total: number;
  text: string;
}

function statusText({ isSearching, isLoading, total, text }: SearchStatus): string {
  if (!isSearching) return 'Mit ↑ und ↓ durch die Treffer, mit der Eingabetaste öffnen.';
  if (isLoading) return 'Wird durchsucht …';
  return total === 0 ? `Kein Treffer für „${text}“.` : total === 1 ? '1 Treffer' : `${formatNumber(total)} Treffer`;
}

/** Least number of letters that mean one of these. */
const MEANT = 5;

const PLACES = 6;

/** What is wanted with a page or setting; every hit offers it. */
const VERBS =
  /(?:^|\s)(?:ändern|bearbeiten|anlegen|hinzufügen|hochladen|einstellen|eintragen|löschen|neue?[rsn]?)(?=\s|$)/giu;

/** Other words for pages and settings, by page or name of the field. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  locations: 'Filiale Autohaus Anschrift',
  contacts: 'Mitarbeiter Verkäufer Team Foto',
  customers: 'Käufer Konto Interessenten',
  'lead-settings': 'Anfragen Bestellungen Postfach E-Mail-Adresse Empfänger',
  'cross-selling': 'Zusatzprodukte Garantie Preise',
  'trade-ins': 'Ankauf Bewertung Gebrauchtwagen',
  'condition-reports': 'Gutachten TÜV Prüfbericht',
  'sales-contracts': 'Vertrag Unterschrift Signatur',
  'envkv-labels': 'Effizienzklasse Verbrauch PDF',
  'invalid-vehicles': 'fehlende Autos nicht sichtbar gesperrt',
  integration: 'Code Snippet Website WordPress Einbindung',
  logo: 'Firmenzeichen Bild',
  uiColorAccentHex: 'Hausfarbe Markenfarbe',
  uiColorBlackHex: 'Textfarbe Schriftfarbe',
  borderRadius: 'Radius eckig rund',
  shopTermsOfServiceDocumentUrl: 'Geschäftsbedingungen',
  isPreviousPriceVisible: 'Rabatt alter Preis',
  orderAvailablePaymentOptionTypes: 'PayPal Überweisung Bezahlung',
  orderPickupLeadTimeInDays: 'Abholtermin Vorlauf',
  orderDeliveryLeadTimeInDays: 'Liefertermin Vorlauf',
};

/** What is looked for here and kept elsewhere: words, and where. */
const ELSEWHERE: readonly (readonly [words: string, text: string])[] = [
  ['Öffnungszeiten Geschäftszeiten', 'Öffnungszeiten pflegt die Plattform: Fragen Sie Ihren Betreuer dort.'],
  ['PayPal-Konto bezahl.de-Konto', 'Konten bei PayPal und bezahl.de richtet die Plattform ein.'],
  ['WhatsApp-Link AutoUncle-Abteilung', 'WhatsApp-Link und AutoUncle-Abteilung ändert die Plattform.'],
  ['Fahrzeugpreis Fahrzeugbilder Kilometerstand', 'Fahrzeuge mit Preis und Bildern kommen aus Ihrem Bestandssystem.'],
];

const keptElsewhere = (text: string) => {
  const [typed, ...rest] = foldForSearch(text.replace(VERBS, ' ').trim() || text).split(/\s+/);
  if (typed === undefined || rest.length > 0 || typed.length < MEANT) return undefined;
  return ELSEWHERE.find(([words]) =>
    foldForSearch(words)
      .split(' ')
      .some((word) => word.startsWith(typed)),
  )?.[1];
};

function placeHits(pages: readonly SettingsPage[], text: string) {
  const matches = searchMatcher(text.replace(VERBS, ' ').trim() || text);
  const places = pages
    .filter(({ page, title, plainName, sentence }) =>
      matches(searchableText([title, plainName, sentence, OTHER_WORDS[page]])),
    )
    .map((page) => ({ name: page.title, note: page.plainName ?? page.sentence, path: settingsAddress(page) }));
  const fields = pages.every(({ page }) => page !== 'dealer-settings')
    ? []
    : settingsAreas.flatMap((area) =>
        namesOf(area)
          .map((name) => ({ name, label: fieldName(settingsFields[name]) }))
          .filter(({ name, label }) => matches(searchableText([label, area.title, OTHER_WORDS[name]])))
          .map(({ name, label }) => ({
            name: label,
            note: `Einstellungen, ${area.title}`,
            path: fieldAddress(name),
          })),
      );
  return [...places, ...fields].slice(0, PLACES);
}

function Recent({ pages, onOpen }: { pages: readonly SettingsPage[]; onOpen: (path: string) => void }) {
  const { recent } = usePersonalMemory();
  const entries = useStore(recent, (state) => state.entries).filter(({ page }) =>
    pages.some((each) => each.page === page),
  );
  if (entries.length === 0) return null;
  return (
    <HitGroup title="Zuletzt geöffnet">
      {entries.map(({ page, id, name, query }) => (
        <Hit
          key={`${page} ${id}`}
          name={name}
          note={pages.find((each) => each.page === page)?.title}
          path={settingsAddress({ page }, `${query}eintrag=${encodeURIComponent(id)}`)}
          onOpen={onOpen}
        />
      ))}
    </HitGroup>
  );
}
