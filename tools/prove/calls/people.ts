import { randomUUID } from "node:crypto";
import { issueToken, recogniseDevice } from "../../../features/accounts/accounts.server.ts";
import { placeOrder } from "../../../features/orders/orders.server.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addStaff, type addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Known } from "./known-values.ts";

type Owner = Awaited<ReturnType<typeof addFirstOwner>>;

/** The callers of random calls, with the headers each is known by. */
export function openPeople(shop: TestShop, { known, owner }: { known: Known; owner: Owner }) {
  let staff = 0;
  const newcomers = {
    owner: async () => ({
      Cookie: staff === 0 ? owner.cookie : (await addStaff(shop, owner.staff, "owner", `owner${staff}@shop.example`)).cookie,
    }),
    customer: async () => ({ Authorization: `Bearer ${await signedIn(shop, known)}` }),
    other: async () => ({ Authorization: `Bearer ${await signedIn(shop, known)}`, Cookie: owner.cookie }),
    guest: async () => ({ "X-Guest-Key": "g".repeat(43) }),
  };
  type Who = keyof typeof newcomers;
  const present = new Map<Who, Record<string, string>>();
  return {
    newOwner: async () => ({ Cookie: (await addStaff(shop, owner.staff, "owner", `owner-${randomUUID()}@shop.example`)).cookie }),
    async headersOf(who: Who): Promise<Record<string, string>> {
      const headers = present.get(who) ?? (await newcomers[who]());
      present.set(who, headers);
      return { ...headers, "Sec-Fetch-Site": "same-origin" };
    },
    /** Somebody who signed out, or was signed out, comes anew. */
    forget(who: Who): void {
      if (who === "owner" && present.has(who)) staff += 1;
      present.delete(who);
    },
  };
}

/** A customer with two orders. */
async function signedIn(shop: TestShop, known: Known): Promise<string> {
  const now = shop.clock.now();
  const customer = await addTestCustomer(shop);
  for (let orders = 0; orders < 2; orders += 1) {
    await fillTestCart(shop, customer);
    const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
    if (placed.placed) known.add("number", placed.numbers.number);
  }
  const { id } = customer;
  return shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent: "", now });
    return issueToken(tx, { accountId: id, deviceId, proof: "sms", now });
  });
}
