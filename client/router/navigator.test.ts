import { expect, test } from "vitest";
import { data, UNREACHED } from "./answers.ts";
import type { PageData } from "./data-address.ts";
import { makePage } from "./make-page.ts";
import { hrefOf, openNavigator, type Body, type FoundPage } from "./navigator.ts";
import { openTable, type Part, type ScreenModule } from "./screen-table.ts";

/** A question to the shop that waits for its answer. */
type Question = { address: string; signal: AbortSignal; body: Body | undefined } & PromiseWithResolvers<PageData>;

const nothing = () => null;

/** A shop of three screens, and as much of a browser as its ways need; every question waits until the test answers it. */
function openWays(modules: Record<string, Partial<ScreenModule>> = {}, data: PageData["data"] = { root: "frame", a: "first" }) {
  const part = (id: string): Part => ({ id, file: id, load: async () => ({ default: nothing, ...modules[id] }) });
  const root: Part = { id: "root", file: "root", load: async () => ({ default: nothing, ErrorBoundary: nothing }) };
  const table = openTable(["a", "b", "c/:id"].map((path) => ({ ...part(path), path, layouts: [] })));
  const find = (path: string): FoundPage | undefined => {
    const found = table(path);
    return found && { parts: [root, found.screen], params: found.params, path: found.path, rootAddress: "/_layout.data" };
  };
  const questions: Question[] = [];
  const browser = { href: "http://shop/a", entries: ["http://shop/a"], left: [] as string[], kept: [] as string[], keys: 0 };
  const location = { pathname: "/a", search: "", hash: "", state: null, key: "first" };
  const modulesOfFirst = [
    { part: root, module: { default: nothing, ErrorBoundary: nothing } },
    { part: part("a"), module: { default: nothing, ...modules["a"] } },
  ];
  const first = makePage(modulesOfFirst, { location, params: {}, answer: { data } });
  const navigator = openNavigator({
    first,
    find,
    around: {
      history: {
        go: nothing,
        pushState: (_, __, href) => void browser.entries.push((browser.href = String(href))),
        replaceState: (_, __, href) => void browser.entries.splice(-1, 1, (browser.href = String(href))),
      },
      here: () => new URL(browser.href),
      leave: (href) => void browser.left.push(href),
      ask(address, { signal, body }) {
        const question = { address, signal, body, ...Promise.withResolvers<PageData>() };
        signal.addEventListener("abort", () => question.reject(signal.reason as Error));
        questions.push(question);
        return question.promise;
      },
      load: (wanted) => wanted.load(),
      keepPlace: (key) => void browser.kept.push(key),
      newKey: () => `key ${(browser.keys += 1)}`,
    },
  });
  const asked = () => questions.map(({ address }) => address);
  const answer = (at: number, data: PageData) => questions[at]?.resolve(data);
  const shown = () => {
    const { page } = navigator.now();
    return { path: page.location.pathname, data: page.matches.at(-1)?.loaderData };
  };
  return { navigator, browser, questions, asked, answer, shown };
}

test("the address changes when the page is there, and what went on ends", async () => {
  const { navigator, browser, answer, shown, asked } = openWays();
  const done = navigator.navigate("/b?sort=new");
  expect(navigator.now().going).toMatchObject({ state: "loading", location: { pathname: "/b", search: "?sort=new" } });
  expect(browser.href).toBe("http://shop/a");
  answer(0, { data: { b: "second" } });
  await done;
  expect(asked()).toEqual(["/b.data?sort=new"]);
  expect([browser.entries, shown(), navigator.now().going]).toEqual([
    ["http://shop/a", "http://shop/b?sort=new"],
    { path: "/b", data: "second" },
    { state: "idle" },
  ]);
  expect(navigator.now().page.matches[0]?.loaderData).toBe("frame");
  expect(browser.kept).toEqual(["first"]);
});

test("of two quick ways the last one wins, whichever is answered first, and the first leaves no entry", async () => {
  const { navigator, browser, answer, questions, shown } = openWays();
  const one = navigator.navigate("/b");
  const two = navigator.navigate("/c/2");
  expect(questions[0]?.signal.aborted).toBe(true);
  answer(1, { data: { "c/:id": "second" } });
  answer(0, { data: { b: "late" } });
  await Promise.all([one, two]);
  expect(shown()).toEqual({ path: "/c/2", data: "second" });
  expect(browser.entries).toEqual(["http://shop/a", "http://shop/c/2"]);
});

test("whoever goes back amid a navigation stays with what the browser shows", async () => {
  const { navigator, browser, answer, questions, shown } = openWays();
  const one = navigator.navigate("/b");
  browser.href = "http://shop/c/1";
  const back = navigator.pop({ key: "earlier", state: { above: 1 } });
  answer(1, { data: { "c/:id": "earlier" } });
  await Promise.all([one, back]);
  expect(questions[0]?.signal.aborted).toBe(true);
  expect(shown()).toEqual({ path: "/c/1", data: "earlier" });
  expect(navigator.now().page.location).toMatchObject({ key: "earlier", state: { above: 1 } });
  expect(browser.entries).toEqual(["http://shop/a"]);
});

test("data read anew amid a navigation is read with its page, and one cut by a navigation as well", async () => {
  const { navigator, answer, asked, shown } = openWays({ a: { shouldRevalidate: () => false } });
  const way = navigator.navigate("/b");
  const again = navigator.revalidate();
  expect(asked()).toEqual(["/b.data", "/b.data"]);
  answer(1, { data: { b: "fresh" } });
  await Promise.all([way, again]);
  expect(shown()).toEqual({ path: "/b", data: "fresh" });

  const other = openWays({ a: { shouldRevalidate: () => false } });
  const cut = other.navigator.revalidate();
  const choice = other.navigator.navigate("?colour=red");
  other.answer(1, { data: { a: "fresh" } });
  await Promise.all([cut, choice]);
  expect(other.asked()).toEqual(["/a.data", "/a.data?colour=red"]);
  expect(other.shown().data).toBe("fresh");
});

test("data read anew stands in place, without an entry, and the answer of a form stays", async () => {
  const { navigator, browser, answer, shown } = openWays();
  const done = navigator.revalidate();
  expect(navigator.now()).toMatchObject({ isRevalidating: true, going: { state: "idle" } });
  answer(0, { data: { a: "fresh" } });
  await done;
  expect([shown().data, browser.entries, navigator.now().isRevalidating]).toEqual(["fresh", ["http://shop/a"], false]);
});

test("a screen that has what the next address needs asks nothing, nor does another place of the page", async () => {
  const { navigator, browser, asked, shown } = openWays({ a: { shouldRevalidate: () => false } });
  await navigator.navigate("?colour=red", { replace: true, preventScrollReset: true });
  await navigator.navigate("#reviews");
  expect(asked()).toEqual([]);
  expect(shown()).toEqual({ path: "/a", data: "first" });
  expect(browser.entries).toEqual(["http://shop/a?colour=red", "http://shop/a?colour=red#reviews"]);
});

test("a page after one that had nothing around it brings that too, at the same moment", async () => {
  const { navigator, answer, asked } = openWays({}, {});
  const done = navigator.navigate("/b");
  expect(asked().toSorted()).toEqual(["/_layout.data", "/b.data"]);
  answer(asked().indexOf("/_layout.data"), { data: { root: "frame" } });
  answer(asked().indexOf("/b.data"), { data: { b: "second" } });
  await done;
  expect(navigator.now().page.matches.map(({ loaderData }) => loaderData)).toEqual(["frame", "second"]);
});

test("a form sent twice has one answer, that of the last; a page of its own address leaves no entry", async () => {
  const { navigator, browser, answer, questions } = openWays();
  const one = navigator.submit("/a", new URLSearchParams({ name: "Олена" }));
  const two = navigator.submit("/a", new URLSearchParams({ name: "Ольга" }));
  expect(navigator.now().going.state).toBe("submitting");
  expect(questions.map(({ signal, body }) => [signal.aborted, String((body as URLSearchParams).get("name"))])).toEqual([
    [true, "Олена"],
    [false, "Ольга"],
  ]);
  answer(1, { data: { a: "after" }, action: { value: { done: true } } });
  await Promise.all([one, two]);
  expect(navigator.now().page.actionData).toEqual({ done: true });
  expect(browser.entries).toEqual(["http://shop/a"]);
});

test("an answer may lead on, within the shop or out of it", async () => {
  const { navigator, browser, answer, asked, shown } = openWays();
  const done = navigator.submit("/a", new URLSearchParams());
  answer(0, { redirect: "/b" });
  await done;
  answer(1, { data: { b: "led" } });
  await expect.poll(shown).toEqual({ path: "/b", data: "led" });
  expect(asked()).toEqual(["/a.data", "/b.data"]);
  const out = navigator.navigate("/a");
  answer(2, { redirect: "https://elsewhere.example/" });
  await out;
  expect(browser.left).toEqual(["https://elsewhere.example/"]);
});

test("a refusal is said in the nearest error screen, and a shop that is not reached too", async () => {
  const { navigator, answer, questions } = openWays();
  const refused = navigator.navigate("/b");
  answer(0, { data: {}, error: { id: "b", status: 404 } });
  await refused;
  expect(navigator.now().page.error).toMatchObject({ at: 0, cause: { status: 404 } });
  const lost = navigator.navigate("/a");
  questions[1]?.reject(new TypeError("Failed to fetch"));
  await lost;
  expect(navigator.now().page).toMatchObject({ location: { pathname: "/a" }, error: { at: 0, cause: new TypeError("Failed to fetch") } });
});

test("a form that does not reach the shop may answer by itself and keep its page", async () => {
  const clientAction: ScreenModule["clientAction"] = ({ serverAction }) => serverAction().catch(() => "not sent");
  const { navigator, questions, shown } = openWays({ a: { clientAction } });
  const done = navigator.submit("/a", new URLSearchParams());
  questions[0]?.reject(new TypeError("Failed to fetch"));
  await done;
  expect(navigator.now().page.actionData).toBe("not sent");
  expect(shown().data).toBe("first");
});

test("a page that could not be asked for again without a connection stays, and is asked for once there is one", async () => {
  const { navigator, questions, answer, shown } = openWays();
  const cut = navigator.revalidate();
  expect(navigator.now().isRevalidating).toBe(true);
  questions[0]?.reject(data(null, { status: UNREACHED }));
  await cut;
  expect([shown().data, navigator.now().page.error, navigator.now().isRevalidating]).toEqual(["first", undefined, false]);
  const anew = navigator.revalidate();
  answer(1, { data: { a: "second" } });
  await anew;
  expect(shown().data).toBe("second");
});

test("a navigation to a page without a connection says so, and leads there once there is one", async () => {
  const { navigator, questions, answer, shown } = openWays();
  const cut = navigator.navigate("/b");
  questions[0]?.reject(data(null, { status: UNREACHED }));
  await cut;
  expect(navigator.now().page.error?.cause).toMatchObject({ status: UNREACHED });
  const anew = navigator.revalidate();
  answer(1, { data: { b: "there" } });
  await anew;
  expect([shown(), navigator.now().page.error]).toEqual([{ path: "/b", data: "there" }, undefined]);
});

test("an address no screen has is loaded whole", async () => {
  const { navigator, browser } = openWays();
  await navigator.navigate("/elsewhere");
  expect(browser.left).toEqual(["http://shop/elsewhere"]);
});

test.each([
  ["?sort=new", "/sale?sort=new"],
  [".", "/sale"],
  ["", "/sale"],
  ["#faq", "/sale?page=2#faq"],
  ["/cart", "/cart"],
])("a link to %j means %s", (to, href) => {
  expect(hrefOf(to, { pathname: "/sale", search: "?page=2" })).toBe(href);
});
