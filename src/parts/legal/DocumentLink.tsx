import type { ReactNode } from 'react';
import { Link } from '../../ui/actions/Link';

/** Link to a legal document in a new tab; its bare name where the dealer has none. */
export function DocumentLink({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <Link href={url} isExternal>
      {children}
    </Link>
  );
}
