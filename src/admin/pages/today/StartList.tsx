import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { leadSettingsApi } from '../../../api/admin/leadSettings';
import type { DealerContact } from '../../../domain/dealer/contact';
import { LEGAL_DETAILS } from '../../../domain/dealer/forms/location';
import { leadTriggers, type LeadSetting } from '../../../domain/dealer/leadSetting';
import type { Location } from '../../../domain/tenant/location';
import { locationName } from '../../../domain/tenant/locationText';
import { EMBEDDING_DEFAULTS, embedMethods } from '../../../domain/integration/embedMethods';
import { snippetOf } from '../../../domain/integration/snippet';
import { LEGAL_LINKS } from '../../../domain/law/openDuties';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { contactsQuery, locationsQuery } from '../../../state/queries/recipient';
import { usePlatform, useTenant } from '../../../state/shopContext';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { rowsQuery } from '../../engine/list/rowsQuery';
import { settingsAddress } from '../../page';
import { useAgencyMail, useSnippetSource } from '../integration/shopCode';

interface StartStep {
  /** Address of its page, or of a mail. */
  to: string;
  title: string;
  /** What is missing; empty: done. */
  missing: string;
  done: string;
}

interface StartData {
  settings: TenantSettings;
  locations: readonly Location[];
  contacts: readonly DealerContact[];
  leads: readonly LeadSetting[];
  /** Mail with the code of the shop. */
  mail: string;
}

const isComplete = (location: Location) =>
  location.address?.street !== undefined &&
  location.address.zipCode !== undefined &&
  location.address.city !== undefined &&
  LEGAL_DETAILS.every((name) => location[name] !== undefined);

/** What a shop needs before it opens, each with its state read from the data (rules/admin: start list). */
function startSteps({ settings, locations, contacts, leads, mail }: StartData): StartStep[] {
  const bare = locations.filter((location) => !isComplete(location)).map(locationName);
  const lonely = locations
    .filter(({ id }) => !contacts.some(({ vehicleDealerLocationIds: ids }) => ids.includes(id)))
    .map(locationName);
  const silent = leadTriggers.keys.filter((trigger) => !leads.some(({ triggers }) => triggers.includes(trigger)));
  const absent = LEGAL_LINKS.filter(([field]) => settings[field] === undefined).map(([, name]) => name);
  return [
    {
      to: settingsAddress({ page: 'locations' }),
      title: 'Adressen und Rechtsangaben',
      missing:
        locations.length === 0 ? 'Noch kein Standort.' : bare.length > 0 ? `Unvollständig: ${bare.join(', ')}.` : '',
      done: 'Jeder Standort hat Anschrift und Rechtsangaben.',
    },
    {
      to: settingsAddress({ page: 'contacts' }),
      title: 'Ansprechpartner',
      missing:
        contacts.length === 0
          ? 'Noch niemand.'
          : lonely.length > 0
            ? `Ohne Ansprechpartner: ${lonely.join(', ')}.`
            : '',
      done: 'Jeder Standort hat jemanden.',
    },
    {
      to: settingsAddress({ page: 'lead-settings' }),
      title: 'Benachrichtigungen',
      missing:
        silent.length > 0
          ? `Niemand wird informiert: ${silent.map((trigger) => leadTriggers.label(trigger)).join(', ')}.`
          : '',
      done: 'Jeder Anlass erreicht jemanden.',
    },
    {
      to: settingsAddress({ page: 'dealer-settings' }, 'bereich=dokumente'),
      title: 'Dokumente',
      missing: absent.length > 0 ? `Es fehlt: ${absent.join(', ')}.` : '',
      done: 'Impressum, Datenschutz und AGB sind hinterlegt.',
    },
    {
      to: settingsAddress({ page: 'dealer-settings' }),
      title: 'Logo und Farben',
      missing: [
        settings.logoUrl === undefined && 'Das Logo fehlt.',
        settings.uiColorAccentHex === undefined && 'Die Akzentfarbe ist noch die des Standards.',
      ]
        .filter(Boolean)
        .join(' '),
      done: 'Logo und Akzentfarbe sind gesetzt.',
    },
    {
      to: mail,
      title: 'Code an die Agentur senden',
      missing:
        settings.integrationWebsiteUrl === undefined
          ? 'Noch keine „Website mit dem Shop“ eingetragen. Die E-Mail mit dem Code ist vorbereitet; die Adresse steht danach unter Einstellungen, „Dokumente und Links“.'
          : '',
      done: `Der Shop steht auf ${settings.integrationWebsiteUrl ?? ''}.`,
    },
  ];
}

/** Start list of a shop that is not open yet, with its progress. */
export function StartList() {
  const platform = usePlatform();
  const { settings } = useTenant();
  const mail = useAgencyMail()(snippetOf('page', EMBEDDING_DEFAULTS, useSnippetSource()), embedMethods.page.placement);
  const locations = useQuery(locationsQuery(platform)).data;
  const contacts = useQuery(contactsQuery(platform, undefined)).data;
  const leads = useQuery(rowsQuery({ queryName: 'lead-settings', calls: leadSettingsApi }, platform)).data;
  if (locations === undefined || contacts === undefined || leads === undefined) return null;
  const steps = startSteps({ settings, locations, contacts, leads, mail });
  const done = steps.filter(({ missing }) => missing === '').length;
  const progress = `${done} von ${steps.length} erledigt`;
  return (
    <section className="grid gap-8" aria-label="Vor dem Start">
      <h2 className="text-muted font-600 text-14 leading-heading font-heading">{`Vor dem Start: ${progress}`}</h2>
      <ProgressBar label="Vor dem Start" value={done} max={steps.length} valueText={progress} />
      <ol className="m-0 p-0 list-none border rounded-card bg-surface">
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ to, title, missing, done }: StartStep) {
  const page = useRouteLink(to);
  const link = to.startsWith('mailto:') ? { href: to } : page;
  const isDone = missing === '';
  return (
    <li className="today__line today__step grid grid-cols-1 gap-4 py-12 px-16 wrap-anywhere hyphens-auto">
      <span className="today__state text-muted" data-done={isDone || undefined}>
        {isDone ? <Check /> : <Circle />}
        <VisuallyHidden>{isDone ? 'Erledigt: ' : 'Offen: '}</VisuallyHidden>
      </span>
      <Link {...link} className="justify-self-start font-600">
        {title}
      </Link>
      <p className="text-muted text-14">{isDone ? done : missing}</p>
    </li>
  );
}
