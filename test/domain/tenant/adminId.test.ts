import { describe, expect, it } from 'vitest';
import { resolveAdminId } from '../../../src/domain/tenant/adminId';

const query = (text: string) => new URLSearchParams(text);

describe('whose shop it is', () => {
  it.each([
    ['', '', 'configured'],
    ['vehicleDealerAdminId=from-hash', '', 'from-hash'],
    ['', 'vehicleDealerAdminId=from-host', 'from-host'],
    ['vehicleDealerAdminId=from-hash', 'vehicleDealerAdminId=from-host', 'from-hash'],
    ['vehicleDealerAdminId=', 'vehicleDealerAdminId=from-host', 'from-host'],
    ['vehicleDealerAdminId=../../evil', '', 'configured'],
    ['other=1', 'x=2', 'configured'],
  ])('with "%s" in the hash and "%s" in the host address: %s', (hash, host, adminId) => {
    expect(resolveAdminId('configured', query(hash), query(host))).toBe(adminId);
  });
});
