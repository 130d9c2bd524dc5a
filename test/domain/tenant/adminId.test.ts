import { describe, expect, it } from 'vitest';
import { adminIdOverride } from '../../../src/domain/tenant/adminId';

const ONE = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';
const query = (text: string) => new URLSearchParams(text);

describe('the tenant that an address asks for', () => {
  it.each([
    ['', '', undefined],
    [`vehicleDealerAdminId=${ONE}`, '', ONE],
    ['', `vehicleDealerAdminId=${OTHER}`, OTHER],
    [`vehicleDealerAdminId=${ONE}`, `vehicleDealerAdminId=${OTHER}`, ONE],
    ['vehicleDealerAdminId=', `vehicleDealerAdminId=${OTHER}`, OTHER],
    [`vehicleDealerAdminId=%20${ONE.toUpperCase()}%20`, '', ONE],
    ['vehicleDealerAdminId=../../evil', '', undefined],
    ['vehicleDealerAdminId=dealer-1', `vehicleDealerAdminId=${OTHER}`, OTHER],
    ['other=1', 'x=2', undefined],
  ])('with "%s" in the hash and "%s" in the host address: %s', (hash, host, adminId) => {
    expect(adminIdOverride(query(hash), query(host))).toBe(adminId);
  });
});
