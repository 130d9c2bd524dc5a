import * as z from 'zod/mini';
import { flag, number } from '../../../lib/schema';
import { PAGE_SIZE } from './query';
import { parseJson } from '../../../lib/parseJson';

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

/** Without a readable x-pagination a full page may not be the last. */
export function readPagination(
  header: string | undefined,
  listLength: number,
  asked: { pageNumber?: number; pageSize?: number } = {},
): Pagination {
  const values = z.safeParse(headerSchema, parseJson(header ?? '')).data;
  const pageSize = values?.PageSize ?? asked.pageSize ?? PAGE_SIZE;
  const pageNumber = values?.CurrentPage ?? asked.pageNumber ?? 1;
  const totalCount = values?.TotalCount ?? (pageNumber - 1) * pageSize + listLength;
  // A page of one is a count.
  const isFullPage = listLength > 1 && listLength === asked.pageSize;
  const totalPages = values?.TotalPages ?? (Math.ceil(totalCount / Math.max(pageSize, 1)) || 1);
  return {
    pageNumber,
    pageSize,
    totalCount,
    totalPages,
    hasPrevious: values?.HasPrevious ?? pageNumber > 1,
    hasNext: values?.HasNext ?? (values?.TotalCount === undefined ? isFullPage : pageNumber * pageSize < totalCount),
  };
}
