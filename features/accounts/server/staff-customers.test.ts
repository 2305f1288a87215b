import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { releaseCartsOfAccount } from "../../cart/cart.server.ts";
import type { StaffMember } from "../../shop.ts";
import { customersApi } from "../accounts.server.ts";
import { changeCustomer } from "../staff-customers.contract.ts";

let shop: TestShop;
let owner: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  owner = (await addFirstOwner(shop)).staff;
});
afterAll(() => shop.close());

test("two of the staff who change a customer from the same page undo nothing of each other's", async () => {
  const { id } = await addTestCustomer(shop);
  const change = async (fields: { blacklisted?: boolean; cardOnly?: boolean }) =>
    (
      await callEndpoint(customersApi({ releaseCarts: releaseCartsOfAccount }), changeCustomer, testVisit(shop, { staff: owner }), {
        id,
        ...fields,
      })
    ).body;
  expect(await change({ blacklisted: true })).toMatchObject({ blacklisted: true, cardOnly: false });
  expect(await change({ cardOnly: true })).toMatchObject({ blacklisted: true, cardOnly: true });
  expect(await change({ blacklisted: false })).toMatchObject({ blacklisted: false, cardOnly: true });
  expect(await change({})).toMatchObject({ blacklisted: false, cardOnly: true });
  const audited = await shop.db.read.selectFrom("audit_entry").select("after").where("entity", "=", "customer").orderBy("id").execute();
  expect(audited.map(({ after }) => after)).toEqual([
    { blacklisted: true, cardOnly: false },
    { blacklisted: true, cardOnly: true },
    { blacklisted: false, cardOnly: true },
  ]);
});
