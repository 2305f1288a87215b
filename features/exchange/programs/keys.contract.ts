import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../../platform/contracts/row-id.ts";
import { idOf } from "../../../platform/ids.ts";
import { freshCode } from "../../staff/staff.contract.ts";
import { stockCounts } from "../stock-counts.rules.ts";

const rights = { goods: z.boolean(), prices: z.boolean(), orders: z.boolean() };
const moment = z.iso.datetime().nullable();

const keyView = z.object({
  id: shownId<"exchange_key">(),
  name: z.string(),
  ...rights,
  stockCounts: z.enum(stockCounts),
  madeAt: z.iso.datetime(),
  lastUsedAt: moment,
  /** An IPv4 address, or the first half of an IPv6 one; empty before the first use. */
  lastNetwork: z.string(),
  withdrawnAt: moment,
  /** Orders the key has not confirmed in their present state; 0 without the right to orders. */
  waitingOrders: z.number().int(),
});
export type KeyView = z.infer<typeof keyView>;

const keysView = z.object({
  /** The address that programs call. */
  address: z.string(),
  /** Keys in use first, then the newest. */
  keys: z.array(keyView),
});
export type KeysView = z.infer<typeof keysView>;

const exampleKeys: KeysView = {
  address: "https://shop.example/api/exchange/v1",
  keys: [
    {
      id: idOf<"exchange_key">(3),
      name: "BAS",
      goods: true,
      prices: true,
      orders: true,
      stockCounts: "free",
      madeAt: "2026-11-20T08:00:00.000Z",
      lastUsedAt: "2026-11-21T08:30:00.000Z",
      lastNetwork: "203.0.113.7",
      withdrawnAt: null,
      waitingOrders: 2,
    },
  ],
};

export const listExchangeKeys = endpoint({
  method: "GET",
  path: "/api/admin/exchange/keys",
  access: "staff",
  permission: "exchange.see",
  summary: "Keys of programs that exchange by JSON and CSV, with their rights and last use",
  input: z.strictObject({}),
  output: keysView,
  example: { input: {}, output: exampleKeys },
});

export const makeExchangeKey = endpoint({
  method: "POST",
  path: "/api/admin/exchange/keys",
  access: "staff",
  permission: "exchange.change",
  summary: "Makes a key for a program, told once. With a fresh second factor",
  input: z.strictObject({
    name: z.string().trim().min(1).max(40),
    ...rights,
    stockCounts: z.enum(stockCounts).default("free"),
    code: freshCode,
  }),
  output: z.object({ key: z.string(), view: keysView }),
  example: { input: { name: "BAS", goods: true, prices: true, orders: true }, output: { key: "q3J0…", view: exampleKeys } },
});

export const withdrawExchangeKey = endpoint({
  method: "POST",
  path: "/api/admin/exchange/keys/{id}/withdraw",
  access: "staff",
  permission: "exchange.change",
  summary: "Ends a key for good; one that is withdrawn already changes nothing. With a fresh second factor",
  input: z.strictObject({ id: rowId<"exchange_key">(), code: freshCode }),
  output: keysView,
  example: { input: { id: 3 }, output: { ...exampleKeys, keys: [] } },
});
