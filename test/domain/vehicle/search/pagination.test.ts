import { describe, expect, it } from 'vitest';
import { readPagination } from '../../../../src/domain/vehicle/search/pagination';

describe('the header x-pagination', () => {
  it('is read as it is written', () => {
    const header = '{"CurrentPage":2,"TotalPages":14,"PageSize":12,"TotalCount":163,"HasPrevious":true,"HasNext":true}';
    expect(readPagination(header, 12)).toEqual({
      pageNumber: 2,
      pageSize: 12,
      totalCount: 163,
      totalPages: 14,
      hasPrevious: true,
      hasNext: true,
    });
  });

  it.each([undefined, '', 'null', '{"TotalCount":', '[]'])('that is %o means: what came is all', (header) => {
    expect(readPagination(header, 7)).toEqual({
      pageNumber: 1,
      pageSize: 12,
      totalCount: 7,
      totalPages: 1,
      hasPrevious: false,
      hasNext: false,
    });
  });

  it.each([
    [{ pageNumber: 1, pageSize: 12 }, 12, true],
    [{ pageNumber: 2, pageSize: 12 }, 5, false],
    // A platform without pages.
    [{ pageNumber: 1, pageSize: 12 }, 41, false],
    [{ pageNumber: 1, pageSize: 1 }, 1, false],
  ])('that is missing: behind the page %o of %i there is another: %s', (asked, length, hasNext) => {
    expect(readPagination(undefined, length, asked).hasNext).toBe(hasNext);
  });

  it('may hold texts, and lack what follows from the rest', () => {
    expect(readPagination('{"TotalCount":"25","PageSize":"12"}', 12)).toMatchObject({
      totalCount: 25,
      totalPages: 3,
      hasNext: true,
    });
    expect(readPagination('{"TotalCount":0}', 0)).toMatchObject({ totalPages: 1, hasNext: false });
  });
});
