/** Query parameter of the hash, and of the host's own address, that holds the filter (decisions 2). */
export const SEARCH_PARAMETER = 'carQueryParams';
