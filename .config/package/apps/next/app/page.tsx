import { Fahrzeuge } from './fahrzeuge';

/** Rendered on the server, with the shop's place in it. */
export default function Page() {
  return <Fahrzeuge />;
}
