import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Store from 'lucide-react/icons/store';
import { useState, type ReactNode } from 'react';
import type { DealerContact } from '../../domain/dealer/contact';
import { contactEmail, contactPhone } from '../../domain/dealer/contactEmail';
import { addressLine, type Location } from '../../domain/dealer/location';
import type { TenantSettings } from '../../domain/tenant/settings';
import { Button } from '../../ui/actions/Button';
import { classNames } from '../../ui/classNames';
import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import css from './ContactDetails.css?inline';
import { mailHref, mapHref, phoneHref } from './links';
import type { ContactPartners } from './queries';

/** Number of contacts shown at first. */
const PEOPLE_AT_FIRST = 3;

interface ContactDetailsProps {
  /** Wide layout with the location only, for the dialog. */
  isCompact?: boolean;
  partners: ContactPartners;
  /** Fallbacks: name of the dealer if the location has none, phone and e-mail if there is no contact; and the page of all locations. */
  settings: Pick<
    TenantSettings,
    'companyName' | 'tradeInContactEmail' | 'tradeInContactPhone' | 'locationsOverviewUrl'
  >;
}

/** The dealer's contacts and location with phone, e-mail and map (storefront 2.4, 2.5). */
export function ContactDetails({ partners, settings, isCompact = false }: ContactDetailsProps) {
  useStyles(css);
  const { contacts, location, isPending } = partners;
  const className = classNames('contact-details', isCompact && 'contact-details--compact');
  if (isPending) {
    return (
      <div className={className} aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  }
  // Without contacts the location shows phone and e-mail, by the same rule as the recipient of a request (decisions 6).
  const isAlone = isCompact || contacts.length === 0;
  const fallback = isAlone
    ? { email: contactEmail({ contacts, settings }), phone: contactPhone(contacts, settings) }
    : {};
  return (
    <div className={className}>
      {isCompact ? null : <People contacts={contacts} />}
      <Place location={location} fallback={fallback} settings={settings} />
    </div>
  );
}

function People({ contacts }: { contacts: readonly DealerContact[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (contacts.length === 0) return null;
  const shown = isWhole ? contacts : contacts.slice(0, PEOPLE_AT_FIRST);
  return (
    <>
      <ul className="contact-details__people">
        {shown.map((contact) => (
          <li key={contact.id} className="contact-details__person">
            <Portrait contact={contact} />
            <div className="contact-details__lines">
              <p className="contact-details__name">{contact.name}</p>
              <PhoneLine phone={contact.phone} />
              <MailLine email={contact.email} />
            </div>
          </li>
        ))}
      </ul>
      {shown.length < contacts.length ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Alle Ansprechpartner anzeigen
        </Button>
      ) : null}
    </>
  );
}

/** Portrait of a contact, decorative; the initials if there is no picture or it cannot be loaded. */
function Portrait({ contact }: { contact: DealerContact }) {
  const [isBroken, setIsBroken] = useState(false);
  if (contact.imageUrl === undefined || isBroken) {
    const initials = contact.name.split(/\s+/).map((part) => part.charAt(0));
    return (
      <span className="contact-details__portrait" aria-hidden="true">
        {[initials[0], initials.length > 1 ? initials.at(-1) : ''].join('').toLocaleUpperCase('de')}
      </span>
    );
  }
  return (
    <img
      className="contact-details__portrait"
      src={contact.imageUrl}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      onError={() => {
        setIsBroken(true);
      }}
    />
  );
}

interface PlaceProps {
  location: Location | undefined;
  /** Used where the location has no value. */
  fallback: { phone?: string; email?: string };
  settings: Pick<TenantSettings, 'companyName' | 'locationsOverviewUrl'>;
}

function Place({ location, fallback, settings: { companyName, locationsOverviewUrl } }: PlaceProps) {
  const address = addressLine(location?.address);
  return (
    <div className="contact-details__place">
      <p className="contact-details__name">{location?.companyName ?? location?.name ?? companyName}</p>
      {address === undefined ? null : (
        <Line icon={<MapPin />} href={mapHref(location?.address)} isExternal>
          {address}
        </Line>
      )}
      <PhoneLine phone={location?.phone ?? fallback.phone} />
      <MailLine email={location?.eMail ?? fallback.email} />
      {location?.whatsAppBusinessLink === undefined ? null : (
        <Line icon={<MessageCircle />} href={location.whatsAppBusinessLink} isExternal>
          Per WhatsApp schreiben
        </Line>
      )}
      {locationsOverviewUrl === undefined ? null : (
        <Line icon={<Store />} href={locationsOverviewUrl} isExternal>
          Alle Standorte ansehen
        </Line>
      )}
    </div>
  );
}

function PhoneLine({ phone }: { phone: string | undefined }) {
  return phone === undefined ? null : (
    <Line icon={<Phone />} href={phoneHref(phone)}>
      {phone}
    </Line>
  );
}

function MailLine({ email }: { email: string | undefined }) {
  return email === undefined ? null : (
    <Line icon={<Mail />} href={mailHref(email)}>
      {email}
    </Line>
  );
}

interface LineProps {
  icon: ReactNode;
  href: string | undefined;
  /** Opens in a new tab. */
  isExternal?: boolean;
  children: ReactNode;
}

function Line({ icon, href, isExternal, children }: LineProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="contact-details__line" href={href} {...external}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
