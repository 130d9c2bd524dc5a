import { Fragment } from 'react';

/** E-mail address that wraps before '@' and '.', not in the middle of a word; inline, so that its name has no blanks. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr style={{ display: 'inline' }} />}
      <span style={{ display: 'inline' }}>{part}</span>
    </Fragment>
  ));
}
