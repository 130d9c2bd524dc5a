import MapPin from 'lucide-react/icons/map-pin';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { contactEmail, contactPhone } from '../../domain/dealer/contact';
import type { Location } from '../../domain/tenant/location';
import { addressLine } from '../../domain/tenant/locationText';
import type { TenantSettings } from '../../domain/tenant/settings';
import { classNames } from '../../ui/classNames';
import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import css from './ContactDetails.css?inline';
import { ContactLine, MailLine, PhoneLine } from './ContactLine';
import { ContactPeople } from './ContactPeople';
import { mapHref } from './links';
import type { ContactPartners } from './queries';

interface ContactDetailsProps {
  /** Wide layout with the location only, for the dialog. */
  isCompact?: boolean;
  partners: ContactPartners;
  /** Page of all locations, and fallbacks for a location without name, and without contacts for phone and e-mail. */
  settings: Pick<
    TenantSettings,
    'companyName' | 'tradeInContactEmail' | 'tradeInContactPhone' | 'locationsOverviewUrl'
  >;
}

/** The dealer's contacts and location with phone, e-mail and map. */
export function ContactDetails({ partners, settings, isCompact = false }: ContactDetailsProps) {
  useStyles(css);
  const { contacts, location, isPending } = partners;
  const className = classNames('flex flex-col items-start gap-24', isCompact && 'contact-details--compact');
  if (isPending) {
    return (
      <div className={className} aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  }
  // Without contacts the location has phone and e-mail, by the same rule as the recipient of a request.
  const isAlone = isCompact || contacts.length === 0;
  const fallback = isAlone
    ? { email: contactEmail({ contacts, settings }), phone: contactPhone(contacts, settings) }
    : {};
  return (
    <div className={className}>
      {isCompact ? null : <ContactPeople contacts={contacts} />}
      <LocationDetails location={location} fallback={fallback} settings={settings} />
    </div>
  );
}

interface LocationDetailsProps {
  location: Location | undefined;
  /** Used if the location has no value. */
  fallback?: { phone?: string; email?: string };
  settings: Pick<TenantSettings, 'companyName' | 'locationsOverviewUrl'>;
}

/** Address, phone, e-mail and map of a location. */
export function LocationDetails({ location, fallback = {}, settings }: LocationDetailsProps) {
  useStyles(css);
  const { companyName, locationsOverviewUrl } = settings;
  const address = addressLine(location?.address);
  return (
    <div className="contact-details__place min-w-0">
      <p className="contact-details__name font-600">{location?.companyName ?? location?.name ?? companyName}</p>
      {address === undefined ? null : (
        <ContactLine icon={<MapPin />} href={mapHref(location?.address)} isExternal>
          {address}
        </ContactLine>
      )}
      <PhoneLine phone={location?.phone ?? fallback.phone} />
      <MailLine email={location?.eMail ?? fallback.email} />
      {location?.whatsAppBusinessLink === undefined ? null : (
        <ContactLine icon={<MessageCircleQuestionMark />} href={location.whatsAppBusinessLink} isExternal>
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
