/** Bare React page with twelve simple cards of the same vehicles. No filters, routes or validation. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Car {
  id: string;
  manufacturer: string;
  model: string;
  publicPrice: number;
  images?: { url: string }[];
}

function BareReact({ address }: { address: string }) {
  const [cars, setCars] = useState<readonly Car[]>([]);
  useEffect(() => {
    void fetch(address)
      .then((response) => response.json() as Promise<{ cars: Car[] }>)
      .then((answer) => setCars(answer.cars));
  }, [address]);
  return (
    <ul className="results">
      {cars.map(({ id, manufacturer, model, publicPrice, images }) => (
        <li key={id}>
          <article className="vehicle-card" data-vehicle-id={id}>
            <img src={images?.[0]?.url} alt="" width={320} height={240} />
            <h3>
              {manufacturer} {model}
            </h3>
            <p>{publicPrice.toLocaleString('de-DE')} €</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

const place = document.querySelector<HTMLElement>('#bare-react');
if (place) createRoot(place).render(<BareReact address={place.dataset.address ?? ''} />);
