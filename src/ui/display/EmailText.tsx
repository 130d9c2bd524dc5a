import { Fragment } from 'react';

/** E-mail address that wraps before '@' and '.', not in the middle of a word; inline, so that its name has no blanks. Never translated. */
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
