import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Shop } from "../../features/shop.ts";
import { serveAppLink } from "./serve-app-link.ts";

const drawn = vi.hoisted(() => [] as string[]);
vi.mock("uqr", async (original) => {
  const uqr = await original<typeof import("uqr")>();
  const renderSVG: typeof uqr.renderSVG = (address, how) => {
    drawn.push(String(address));
    return uqr.renderSVG(address, how);
  };
  return { ...uqr, renderSVG };
});

test("S59 the picture of the app's address is drawn once for each name of the shop, and names that strangers make up leave it kept", async () => {
  const app = new Hono();
  serveAppLink(app, { config: { publicUrl: undefined, trustedProxies: 0 } } as Shop);
  const draw = async (host: string) => (await app.request(`http://${host}/get-app.svg`)).text();
  const first = await draw("shop.example");
  expect(first).toContain("<svg");
  for (let name = 0; name < 50; name += 1) {
    await draw(`made-up-${name}.example`);
    expect(await draw("shop.example")).toBe(first);
  }
  expect(drawn.filter((address) => address === "http://shop.example/get-app")).toHaveLength(1);
  expect(drawn).toHaveLength(51);
});
