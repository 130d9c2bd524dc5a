import type { ReactNode } from 'react';
import { Link } from '../ui/actions/Link';

/** In a new tab; plain text without a document. */
export function DocumentLink({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <Link href={url} isExternal>
      {children}
    </Link>
  );
}
