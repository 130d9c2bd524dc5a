'use client';

import { useState } from 'react';
import { Webshop } from 'webshop-widget/react';

export function Fahrzeuge() {
  const [query, setQuery] = useState<URLSearchParams>();
  return (
    <main>
      <button onClick={() => setQuery(query ? undefined : new URLSearchParams(location.search))}>
        {query ? 'Shop aus' : 'Shop an'}
      </button>
      {query && <Webshop adminId={query.get('admin') ?? ''} apiUrl={query.get('api') ?? undefined} />}
    </main>
  );
}
