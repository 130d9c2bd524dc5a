import { useState } from 'react';
import type { DealerContact } from '../../domain/dealer/contact';
import { Button } from '../../ui/actions/Button';
import { MailLine, PhoneLine } from './ContactLine';
import { initialsOf } from '../../domain/person/fullName';

const PEOPLE_AT_FIRST = 3;

export function ContactPeople({ contacts }: { contacts: readonly DealerContact[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (contacts.length === 0) return null;
  const people = isWhole ? contacts : contacts.slice(0, PEOPLE_AT_FIRST);
  return (
    <>
      <ul className="contact-details__people flex flex-col gap-24">
        {people.map((contact) => (
          <li key={contact.id} className="flex items-start gap-16">
            <Portrait contact={contact} />
            <div className="min-w-0">
              <p className="contact-details__name font-600">{contact.name}</p>
              <PhoneLine phone={contact.phone} />
              <MailLine email={contact.email} />
            </div>
          </li>
        ))}
      </ul>
      {people.length < contacts.length ? (
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

/** Decorative; initials without a picture. */
function Portrait({ contact }: { contact: DealerContact }) {
  const [broken, setBroken] = useState<string>();
  if (contact.imageUrl === undefined || contact.imageUrl === broken)
    return (
      <span className="contact-details__portrait" aria-hidden="true">
        {initialsOf(contact.name)}
      </span>
    );
  return (
    <img
      className="contact-details__portrait"
      src={contact.imageUrl}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      onError={() => setBroken(contact.imageUrl)}
    />
  );
}
