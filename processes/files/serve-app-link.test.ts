import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Shop } from "../../features/shop.ts";
import { serveAppLink } from "./serve-app-link.ts";

test("S59 the picture of the app's address is drawn once for each name of the shop: drawn for each who asked, it held everybody up", async () => {
  const app = new Hono();
  serveAppLink(app, { config: { publicUrl: undefined, trustedProxies: 0 } } as Shop);
  const draw = async (host: string) => (await app.request(`http://${host}/get-app.svg`)).text();
  const first = await draw("shop.example");
  expect(first).toContain("<svg");
  const costs = { drawn: 0, kept: 0 };
  const add = async (to: keyof typeof costs, host: string) => {
    const began = process.cpuUsage();
    await draw(host);
    costs[to] += process.cpuUsage(began).user;
  };
  // In turn, so that whatever slows the machine slows both.
  for (let time = 0; time < 600; time += 1) {
    await add("drawn", `made-up-${time}.example`);
    await add("kept", "shop.example");
    if (time === 200) Object.assign(costs, { drawn: 0, kept: 0 });
  }
  expect(costs.drawn / costs.kept, JSON.stringify(costs)).toBeGreaterThan(3);
  expect(await draw("shop.example")).toBe(first);
});
