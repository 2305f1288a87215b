import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { makeExchangePassword } from "../../features/exchange/exchange-access.contract.ts";
import { exchangeApi } from "../../features/exchange/exchange.server.ts";
import type { Config } from "../../platform/config/config.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { openOneC } from "../../support/one-c.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { openTestShop, testVisit } from "../../support/test-shop.ts";

/** An empty shop whose owner has switched the exchange on, and 1C that knows its password. */
export async function openExchangeShop(config: Partial<Config> = {}) {
  const shop = await openTestShop({ config: { dataDir: await mkdtemp(path.join(os.tmpdir(), "semyriad-exchange-")), ...config } });
  await openCatalogueModel(shop);
  const app = buildApp({ shop, health: openHealth(shop) });
  const { staff, secret } = await addFirstOwner(shop);
  const { body } = await callEndpoint(exchangeApi, makeExchangePassword, testVisit(shop, { staff }), {});
  const oneC = (password: string) => openOneC((request) => app.fetch(request), { password });
  return { shop, app, staff, secret, oneC: oneC(body.password), oneCWith: oneC };
}

export type ExchangeShop = Awaited<ReturnType<typeof openExchangeShop>>;
