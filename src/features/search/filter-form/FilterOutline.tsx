import { range } from '../../../lib/range';

/** As many as a window shows. */
const FIELDS = 6;

/** In place of the filters until they are there. Without hooks, as the first cards are. */
export const FilterOutline = () => range(FIELDS, (field) => <div key={field} className="search__outline h-48" />);
