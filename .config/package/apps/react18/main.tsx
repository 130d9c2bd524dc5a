import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Webshop } from 'webshop-widget/react';

const query = new URLSearchParams(location.search);

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Shop aus' : 'Shop an'}</button>
      {isOpen && <Webshop adminId={query.get('admin') ?? ''} apiUrl={query.get('api') ?? undefined} />}
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
