import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { contactEmail, contactPhone } from '../../domain/dealer/contact';
import type { Location } from '../../domain/tenant/location';
import { phoneHref, whatsAppHref } from '../../domain/person/phone';
import { addressLine } from '../../domain/tenant/locationText';
import type { TenantSettings } from '../../domain/tenant/settings';
import { Button } from '../../ui/actions/Button';
import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import css from './ContactDetails.css?inline';
import { ContactLine, MailLine, PhoneLine } from './ContactLine';
import { ContactPeople } from './ContactPeople';
import { mapHref } from './links';
import type { ContactPartners } from './queries';

interface ContactDetailsProps {
  /** Only the location: the dialog's buttons call and write. */
  isCompact?: boolean;
  partners: ContactPartners;
  /** The page of all locations, and fallbacks for missing name, phone and e-mail. */
  settings: Pick<
    TenantSettings,
    'companyName' | 'tradeInContactEmail' | 'tradeInContactPhone' | 'locationsOverviewUrl'
  >;
}

export function ContactDetails({ partners, settings, isCompact = false }: ContactDetailsProps) {
  useStyles(css);
  const { contacts, location, isPending } = partners;
  const className = 'flex flex-col items-start gap-24';
  if (isPending) {
    return (
      <div className={className} aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  }
  // Then the location has phone and e-mail, as the recipient of a request.
  const isAlone = isCompact || contacts.length === 0;
  const fallback = isAlone
    ? { email: contactEmail({ contacts, settings }), phone: contactPhone(contacts, settings) }
    : {};
  return (
    <div className={className}>
      {isCompact ? null : <ContactPeople contacts={contacts} />}
      <LocationDetails {...{ location, fallback, settings, isCompact }} />
    </div>
  );
}

/** Without a form; nothing where none is known. */
export function DirectWays({ partners, settings }: Pick<ContactDetailsProps, 'partners' | 'settings'>) {
  const { contacts, location } = partners;
  const phone = location?.phone ?? contactPhone(contacts, settings);
  const call = phoneHref(phone);
  const whatsApp = whatsAppHref(location?.whatsAppBusinessLink);
  if (call === undefined && whatsApp === undefined) return null;
  return (
    <div className="chip-list">
      {call === undefined ? null : (
        <Button size="small" href={call} icon={<Phone />} aria-label={`Anrufen: ${phone}`}>
          Anrufen<span className="below-small:hidden">{`: ${phone}`}</span>
        </Button>
      )}
      {whatsApp === undefined ? null : (
        <Button size="small" href={whatsApp} icon={<WhatsAppIcon />} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </Button>
      )}
    </div>
  );
}

function WhatsAppIcon() {
  return (
    <svg className="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
      <path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z" />
      <Phone x={7} y={7} width={10} height={10} fill="currentColor" />
    </svg>
  );
}

interface LocationDetailsProps {
  isCompact?: boolean;
  location: Location | undefined;
  /** If the location has no value. */
  fallback?: { phone?: string; email?: string };
  settings: Pick<TenantSettings, 'companyName' | 'locationsOverviewUrl'>;
}

export function LocationDetails({ location, fallback = {}, settings, isCompact = false }: LocationDetailsProps) {
  useStyles(css);
  const { companyName, locationsOverviewUrl } = settings;
  const address = addressLine(location?.address);
  const whatsApp = isCompact ? undefined : whatsAppHref(location?.whatsAppBusinessLink);
  return (
    <div className="contact-details__place min-w-0">
      <p className="font-600">{location?.companyName ?? location?.name ?? companyName}</p>
      {address === undefined ? null : (
        <ContactLine icon={<MapPin />} href={mapHref(location?.address)} isExternal>
          {address}
        </ContactLine>
      )}
      {isCompact ? null : <PhoneLine phone={location?.phone ?? fallback.phone} />}
      <MailLine email={location?.eMail ?? fallback.email} />
      {whatsApp === undefined ? null : (
        <ContactLine icon={<WhatsAppIcon />} href={whatsApp} isExternal>
          Per WhatsApp schreiben
        </ContactLine>
      )}
      {locationsOverviewUrl === undefined ? null : (
        <ContactLine icon={<MapPin />} href={locationsOverviewUrl} isExternal>
          Alle Standorte ansehen
        </ContactLine>
      )}
    </div>
  );
}
