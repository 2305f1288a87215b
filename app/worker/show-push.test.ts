import { beforeEach, expect, test } from "vitest";
import { showPushes, type PushScope } from "./show-push.ts";

type Listener = (event: never) => void;
let listeners: Record<string, Listener>;
let shown: [title: string, options: object][];
let went: string[];
let windows: string[];
beforeEach(() => {
  [listeners, shown, went, windows] = [{}, [], [], []];
  const clientOf = (url: string) => ({
    url,
    focus: async () => clientOf(url),
    navigate: async (page: string) => (went.push(`in ${new URL(url).pathname}: ${page}`), null),
  });
  showPushes({
    registration: { showNotification: async (title: string, options: object) => void shown.push([title, options]) },
    clients: { matchAll: async () => windows.map(clientOf), openWindow: async (page: string) => (went.push(`new: ${page}`), null) },
    addEventListener: (type: string, listen: Listener) => void (listeners[type] = listen),
  } as unknown as PushScope);
});

async function happen(type: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners[type]?.({ ...event, waitUntil: (promise: Promise<unknown>) => void (done = promise) } as never);
  await done;
}
const push = (value: unknown) => happen("push", { data: { json: () => value } });
const text = { title: "Замовлення у дорозі", body: "1–3 дні", page: "/account/orders/1", tag: "notice-7" };

test("what the shop pushes is shown under its tag; nonsense and pages of others are not", async () => {
  await push(text);
  expect(shown).toEqual([
    [text.title, { body: text.body, tag: "notice-7", icon: "/icons/192.png", badge: "/icons/192.png", data: { page: text.page } }],
  ]);
  for (const wrong of [{ ...text, page: "//evil.example" }, { ...text, page: "https://evil.example" }, { ...text, title: 1 }, null, {}])
    await push(wrong);
  await happen("push", { data: null });
  await happen("push", {
    data: {
      json() {
        throw new SyntaxError("no JSON");
      },
    },
  });
  expect(shown).toHaveLength(1);
});

test("a touch opens the page in the shop's window, but never takes a checkout away", async () => {
  const click = () => happen("notificationclick", { notification: { data: { page: text.page }, close: () => undefined } });
  await click();
  windows = ["https://shop.example/faq"];
  await click();
  windows = ["https://shop.example/ru/checkout"];
  await click();
  expect(went).toEqual(["new: /account/orders/1", "in /faq: /account/orders/1", "new: /account/orders/1"]);
});
