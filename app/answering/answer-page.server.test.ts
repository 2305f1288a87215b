import { expect, test } from "vitest";
import { data, redirect } from "../../client/router/answers.ts";
import type { Part } from "../../client/router/screen-table.ts";
import type { Visit } from "../../features/shop.ts";
import { notFound, unavailable } from "../../platform/contracts/errors.ts";
import { openAnswering } from "./answer-page.server.ts";
import { load } from "../load.ts";
import type { PartServer } from "../screen-servers.server.ts";

const part = (id: string): Part => ({ id, file: id, load: async () => ({ default: () => null }) });

/** Answers of a shop whose every page is of a root, a frame and a screen. */
function answering(servers: Record<string, PartServer>) {
  const told: unknown[] = [];
  const visit = { origin: "http://shop", shop: { log: { error: ({ err }: { err: unknown }) => void told.push(err) } } } as unknown as Visit;
  const answer = openAnswering({
    find: (path) => ({ parts: ["root", "frame", "screen"].map(part), params: { path }, path: path.toLowerCase(), rootAddress: "" }),
    isRootData: (path) => path === "/_layout",
    serverOf: (file) => servers[file] ?? {},
    write: async (_, written, { tags }) => ({
      html: Buffer.from(JSON.stringify({ ...written, ...(tags.length > 0 || written.error ? { tags } : {}) })),
      policy: "script-src",
      isWhole: true,
    }),
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, headers, body } = await answer(new Request(`http://shop${path}`, init), visit);
    const text = String(body);
    return { status, headers: Object.fromEntries(headers), text: text && (JSON.parse(text) as object) };
  };
  return { ask, told };
}

const html = { "content-type": "text/html; charset=utf-8", "content-security-policy": "script-src" };
const json = { "content-type": "application/json" };

test("a page has the data of all of its parts, its own address that of the parts below the root", async () => {
  const { ask } = answering({
    root: { loader: () => "menu" },
    screen: { loader: ({ url, params }) => `${params["path"]} ${url.pathname}${url.search}` },
  });
  expect(await ask("/sale?sort=new")).toEqual({
    status: 200,
    headers: html,
    text: { data: { root: "menu", screen: "/sale /sale?sort=new" } },
  });
  expect(await ask("/sale.data?sort=new")).toEqual({ status: 200, headers: json, text: { data: { screen: "/sale /sale?sort=new" } } });
  expect(await ask("/_layout.data")).toEqual({ status: 200, headers: json, text: { data: { root: "menu" } } });
});

test("a page written by the server is given all that its head says, its data alone the title and the addresses", async () => {
  const { ask } = answering({
    screen: {
      loader: () => "socks",
      meta: ({ loaderData, origin, location }) => [
        { title: String(loaderData) },
        { name: "description", content: "warm" },
        { tagName: "link", rel: "canonical", href: `${origin}${location.pathname}` },
      ],
    },
  });
  const link = { rel: "canonical", href: "http://shop/sale" };
  expect(await ask("/sale")).toMatchObject({
    text: { tags: [{ title: "socks" }, { name: "description", content: "warm" }, { tagName: "link", ...link }] },
  });
  expect(await ask("/sale.data")).toMatchObject({ text: { data: { screen: "socks" }, head: { title: "socks", links: [link] } } });
});

test("a page that failed says nothing in its head, since its error screen does", async () => {
  const { ask } = answering({
    screen: {
      loader: () =>
        load(() => {
          throw notFound();
        }),
      meta: () => [{ title: "socks" }],
    },
  });
  expect((await ask("/sale.data")).text).not.toHaveProperty("head");
  expect((await ask("/sale")).text).toMatchObject({ tags: [] });
});

test("the parts of a page are loaded at one moment", async () => {
  const begun: string[] = [];
  const both = Promise.withResolvers<void>();
  const loader = (name: string) => () => {
    if (begun.push(name) === 2) both.resolve();
    return both.promise;
  };
  const { ask } = answering({ root: { loader: loader("root") }, screen: { loader: loader("screen") } });
  expect((await ask("/sale")).status).toBe(200);
});

test("a page whose frame and screen both lead away leads to one address", async () => {
  const { ask } = answering({ frame: { loader: () => redirect("/") }, screen: { loader: () => redirect("/cart") } });
  expect(await ask("/checkout")).toEqual({ status: 302, headers: { location: "/" }, text: "" });
});

test("S40 an address in another spelling leads to its own before anything is loaded or done, with what was asked and sent", async () => {
  const { ask } = answering({ screen: { loader: () => expect.unreachable(), action: () => expect.unreachable() } });
  const led = { status: 308, headers: { location: "/sale?sort=New" }, text: "" };
  expect(await ask("/Sale?sort=New")).toEqual(led);
  expect(await ask("/Sale?sort=New", { method: "POST", body: new URLSearchParams() })).toEqual(led);
  expect(await ask("/Sale.data?sort=New")).toEqual({ status: 202, headers: json, text: { redirect: "/sale?sort=New" } });
});

test("a refusal is the page's status, and names its part; a redirect goes before it", async () => {
  const missing = answering({
    frame: { loader: () => "devices" },
    screen: {
      loader: () =>
        load(() => {
          throw notFound();
        }),
    },
  });
  const text = { data: { frame: "devices" }, error: { id: "screen", status: 404 } };
  expect(await missing.ask("/x")).toMatchObject({ status: 404, text });
  expect(await missing.ask("/x.data")).toEqual({ status: 404, headers: json, text });
  const led = answering({
    frame: {
      loader: () => {
        throw data(null, { status: 401 });
      },
    },
    screen: { loader: () => redirect("/cart", 301) },
  });
  expect(await led.ask("/x")).toEqual({ status: 301, headers: { location: "/cart" }, text: "" });
  expect(await led.ask("/x.data")).toEqual({ status: 202, headers: json, text: { redirect: "/cart" } });
  expect([...missing.told, ...led.told]).toEqual([]);
});

test("a busy database is 503 with the time to come again, an error nobody expected 500, both told of once", async () => {
  const busy = unavailable();
  const { ask, told } = answering({
    root: {
      loader: () => {
        throw busy;
      },
    },
  });
  expect(await ask("/x")).toMatchObject({ status: 503, headers: { "retry-after": "5" }, text: { error: { id: "root", status: 503 } } });
  expect(told).toEqual([busy]);
  const bug = answering({
    screen: {
      loader: () => {
        throw new Error("secret");
      },
    },
  });
  const answered = await bug.ask("/x.data");
  expect(answered).toMatchObject({ status: 500, text: { error: { id: "screen", status: 500 } } });
  expect(JSON.stringify(answered)).not.toContain("secret");
});

test("a form is answered on its page, with the action's status and cookies; its data is read after it", async () => {
  const done: string[] = [];
  const headers = new Headers([
    ["Set-Cookie", "a=1"],
    ["Set-Cookie", "b=2"],
  ]);
  const { ask } = answering({
    screen: {
      action: async ({ request }) => {
        done.push(String((await request.formData()).get("name")));
        return data({ errors: ["phone"] }, { status: 422, headers });
      },
      loader: () => done.length,
    },
  });
  const body = new URLSearchParams({ name: "Олена" });
  expect(await ask("/x", { method: "POST", body })).toMatchObject({
    status: 422,
    headers: { "set-cookie": "b=2" },
    text: { data: { screen: 1 }, action: { value: { errors: ["phone"] } } },
  });
  expect(await ask("/x.data", { method: "POST", body })).toMatchObject({ status: 422, text: { data: { screen: 2 } } });
  expect(done).toEqual(["Олена", "Олена"]);
});

test("a form that is refused is said within the parts around it, with their data and not its own", async () => {
  const action = () => {
    throw data(null, { status: 400 });
  };
  const { ask } = answering({ root: { loader: () => "menu" }, screen: { action, loader: () => "not asked" } });
  expect(await ask("/x", { method: "POST", body: new URLSearchParams() })).toMatchObject({
    status: 400,
    text: { data: { root: "menu" }, error: { id: "screen", status: 400 } },
  });
});

test("a form of a page without one, and other methods, are refused without a word of trouble", async () => {
  const { ask, told } = answering({});
  for (const method of ["POST", "PUT", "DELETE"]) expect((await ask("/x", { method })).status).toBe(405);
  expect(told).toEqual([]);
  expect(await ask("/x", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
});
