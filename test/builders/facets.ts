import * as z from 'zod/mini';
import { facetsSchema, type Facets } from '../../src/domain/vehicle/search/facets';

export const NO_FACETS: Facets = z.parse(facetsSchema, {});
