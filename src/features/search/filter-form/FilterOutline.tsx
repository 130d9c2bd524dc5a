import { range } from '../../../lib/range';

/** As many as a window shows. */
const FIELDS = 6;

/** Without hooks, for the first cards. */
export const FilterOutline = () => range(FIELDS, (field) => <div key={field} className="search__outline h-48" />);
