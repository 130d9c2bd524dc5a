import * as z from 'zod/mini';
import { flag, number } from '../../../lib/schema';
import { PAGE_SIZE } from './query';

/** Position of a page in the whole result (rules/platform-and-wire: pagination). */
export interface Pagination {
  pageNumber: number;
  pageSize: number;
  totalCount: number;
  totalPages: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

const headerSchema = z.object({
  CurrentPage: number(),
  TotalPages: number(),
  PageSize: number(),
  TotalCount: number(),
  HasPrevious: flag(),
  HasNext: flag(),
});

/** Parses the header x-pagination. If it is unreadable, the list counts as the whole result. */
export function readPagination(header: string | undefined, listLength: number): Pagination {
  const values = z.safeParse(headerSchema, parseJson(header)).data;
  const totalCount = values?.TotalCount ?? listLength;
  const pageSize = values?.PageSize ?? PAGE_SIZE;
  const pageNumber = values?.CurrentPage ?? 1;
  const totalPages = values?.TotalPages ?? (Math.ceil(totalCount / Math.max(pageSize, 1)) || 1);
  return {
    pageNumber,
    pageSize,
    totalCount,
    totalPages,
    hasPrevious: values?.HasPrevious ?? pageNumber > 1,
    hasNext: values?.HasNext ?? listLength < totalCount,
  };
}

function parseJson(header: string | undefined): unknown {
  try {
    return JSON.parse(header ?? '');
  } catch {
    return undefined;
  }
}
