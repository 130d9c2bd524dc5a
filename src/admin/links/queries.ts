import { fetchCustomers } from '../../api/admin/customers';
import { fetchSalesContracts } from '../../api/admin/salesContracts';
import { fetchTradeIns } from '../../api/admin/tradeIns';
import type { Platform } from '../../api/platform';
import { listedContracts } from '../../domain/dealer/salesContract';
import { rowsQuery } from '../engine/list/rowsQuery';

/** Listed contracts: signed and open ones, newest first. */
export const fetchListedContracts = async (platform: Platform, signal?: AbortSignal) =>
  listedContracts(await fetchSalesContracts(platform, signal));

export const CONTRACTS = { queryName: 'sales-contracts', calls: { list: fetchListedContracts } } as const;
export const TRADE_INS = { queryName: 'trade-ins', calls: { list: fetchTradeIns } } as const;

export const contractsQuery = (platform: Platform) => rowsQuery(CONTRACTS, platform);

export const tradeInsQuery = (platform: Platform) => rowsQuery(TRADE_INS, platform);

export const customersQuery = (platform: Platform) =>
  rowsQuery({ queryName: 'customers', calls: { list: fetchCustomers } }, platform);
