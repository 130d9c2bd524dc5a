import * as z from 'zod/mini';
import { facetsSchema, type Facets } from '../../src/domain/vehicle/search/facets';

/** Facets of a platform that has none. */
export const NO_FACETS: Facets = z.parse(facetsSchema, {});
