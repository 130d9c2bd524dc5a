import { Fragment } from 'react';

/** Wraps before '@' and '.'; inline, for an accessible name without blanks. Never translated. */
export function EmailText({ email }: { email: string }) {
  return (
    <span translate="no" style={{ display: 'inline' }}>
      {email.split(/(?=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at === 0 ? null : <wbr style={{ display: 'inline' }} />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
