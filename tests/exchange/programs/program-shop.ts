import { makeExchangeKey } from "../../../features/exchange/programs/keys.contract.ts";
import { exchangeKeysApi } from "../../../features/exchange/exchange.server.ts";
import type { Config } from "../../../platform/config/config.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openProgram } from "../../../support/program.ts";
import { codeOf } from "../../../support/test-staff.ts";
import { testVisit } from "../../../support/test-shop.ts";
import { openExchangeShop, type ExchangeShop } from "../exchange-shop.ts";

type Rights = { goods?: boolean; prices?: boolean; orders?: boolean; stockCounts?: "free" | "shelf" };

/** A shop that 1C and programs may exchange with; `program(name)` is one with a key of its own. */
export async function openProgramShop(config: Partial<Config> = {}) {
  const one = await openExchangeShop(config);
  return { ...one, program: (name: string, rights: Rights = {}) => programOf(one, name, rights), with: (key: string) => open(one, key) };
}

export type ProgramShop = Awaited<ReturnType<typeof openProgramShop>>;

async function programOf(one: ExchangeShop, name: string, { goods = true, prices = true, orders = true, stockCounts = "free" }: Rights) {
  const visit = testVisit(one.shop, { staff: one.staff });
  const { body } = await callEndpoint(exchangeKeysApi, makeExchangeKey, visit, {
    name,
    goods,
    prices,
    orders,
    stockCounts,
    code: await codeOf(one.shop, one.secret),
  });
  return { key: body.key, id: body.view.keys.find((key) => key.name === name)?.id ?? 0, ...open(one, body.key) };
}

const open = ({ app }: ExchangeShop, key: string) => openProgram((request) => app.fetch(request), { key });
