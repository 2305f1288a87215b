import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";
import { freshCode } from "../staff/staff.contract.ts";
import { stockCounts } from "./stock-counts.rules.ts";

const moment = z.iso.datetime().nullable();

const exchangeView = z.object({
  isOn: z.boolean(),
  /** The address to type into 1C. */
  address: z.string(),
  login: z.string(),
  stockCounts: z.enum(stockCounts),
  /** Goods from 1C are judged and reported, and nothing is changed. */
  isTrial: z.boolean(),
  passwordMadeAt: moment,
  /** The last calls of 1C with goods and with orders (UTC). */
  goodsAt: moment,
  ordersAt: moment,
  /** The last time 1C confirmed the orders it was sent (UTC). */
  confirmedAt: moment,
  /** Orders that 1C lacks in their present state. */
  waitingOrders: z.number().int(),
  /** Requests of 1C about orders that the shop did not carry out, the newest first. */
  remarks: z.array(
    z.object({
      id: shownId<"exchange_remark">(),
      /** The number 1C wrote, where the shop has no such order. */
      orderNumber: z.string(),
      isKnown: z.boolean(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type ExchangeView = z.infer<typeof exchangeView>;

const exampleExchange: ExchangeView = {
  isOn: true,
  address: "https://shop.example/exchange/1c",
  login: "1c",
  stockCounts: "free",
  isTrial: false,
  passwordMadeAt: "2026-11-20T08:00:00.000Z",
  goodsAt: "2026-11-21T08:30:00.000Z",
  ordersAt: "2026-11-21T08:31:00.000Z",
  confirmedAt: "2026-11-21T08:31:00.000Z",
  waitingOrders: 2,
  remarks: [
    {
      id: idOf<"exchange_remark">(7),
      orderNumber: "100234",
      isKnown: true,
      text: "У 1С інша кількість: 77#1: 4 → 3",
      at: "2026-11-21T08:31:00.000Z",
    },
  ],
};

export const getExchange = endpoint({
  method: "GET",
  path: "/api/admin/exchange",
  access: "staff",
  permission: "exchange.see",
  summary: "The exchange with 1C: its address, when 1C last called, orders that wait for it and what is for staff to decide",
  input: z.strictObject({}),
  output: exchangeView,
  example: { input: {}, output: exampleExchange },
});

export const makeExchangePassword = endpoint({
  method: "POST",
  path: "/api/admin/exchange/password",
  access: "staff",
  permission: "exchange.change",
  summary: "Switches the exchange on with a new password, told once; the one before and its sessions end. With a fresh second factor",
  input: z.strictObject({ code: freshCode }),
  output: z.object({ password: z.string(), exchange: exchangeView }),
  example: { input: {}, output: { password: "q3J0…", exchange: exampleExchange } },
});

export const switchExchangeOff = endpoint({
  method: "POST",
  path: "/api/admin/exchange/off",
  access: "staff",
  permission: "exchange.change",
  summary: "Switches the exchange off: the password and its sessions end. With a fresh second factor",
  input: z.strictObject({ code: freshCode }),
  output: exchangeView,
  example: { input: {}, output: { ...exampleExchange, isOn: false } },
});

export const chooseStockCounts = endpoint({
  method: "POST",
  path: "/api/admin/exchange/stock",
  access: "staff",
  refuses: [409],
  permission: "exchange.change",
  summary: "Says what 1C's pieces are, from the next import on; 409 while the exchange is off",
  input: z.strictObject({ stockCounts: z.enum(stockCounts) }),
  output: exchangeView,
  example: { input: { stockCounts: "shelf" }, output: { ...exampleExchange, stockCounts: "shelf" } },
});

export const chooseTrial = endpoint({
  method: "POST",
  path: "/api/admin/exchange/trial",
  access: "staff",
  refuses: [409],
  permission: "exchange.change",
  summary: "Says whether goods that 1C sends are only tried, from its next import on; 409 while the exchange is off",
  input: z.strictObject({ isTrial: z.boolean() }),
  output: exchangeView,
  example: { input: { isTrial: true }, output: { ...exampleExchange, isTrial: true } },
});

export const settleRemark = endpoint({
  method: "POST",
  path: "/api/admin/exchange/remarks/{id}/done",
  access: "staff",
  permission: "exchange.settle",
  summary: "Takes a remark of 1C off the list; one that is gone already changes nothing",
  input: z.strictObject({ id: rowId<"exchange_remark">() }),
  output: exchangeView,
  example: { input: { id: 7 }, output: { ...exampleExchange, remarks: [] } },
});
