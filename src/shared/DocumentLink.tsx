import type { ReactNode } from 'react';
import { Link } from '../ui/actions/Link';

/** Link to a legal document in a new tab; plain text if the dealer has no such document. */
export function DocumentLink({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <Link href={url} isExternal>
      {children}
    </Link>
  );
}
