import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Topic } from "./changes.ts";
import { openChannel } from "./channel.ts";

const atOnce: Topic = { name: "at once", withinMs: 0 };
const soon: Topic = { name: "soon", withinMs: 50 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Two processes on one database: `channel` tells, `others` is where it is heard. */
function openTestChannel() {
  const sent: string[] = [];
  const refuse = { times: 0 };
  const hear: ((payload: string) => void)[] = [];
  const gap: (() => void)[] = [];
  const open = () =>
    openChannel({
      async notify(payload) {
        if (refuse.times-- > 0) throw new Error("no connection");
        sent.push(payload);
        hear.forEach((one) => one(payload));
      },
      listen: async (onPayload, onGap) => (hear.push(onPayload), gap.push(onGap)),
    });
  const heard: [string, string[]][] = [];
  const onKeys = (keys: string[], by: string) => void heard.push([by, keys]);
  return { channel: open(), others: open(), sent, refuse, heard, onKeys, lose: () => gap.forEach((one) => one()) };
}

test("what is told within a time goes in one message, each key once, apart by who changed it", async () => {
  const { channel, others, sent, heard, onKeys } = openTestChannel();
  await others.on(soon, { onKeys });
  await channel.tell([{ topic: soon, keys: ["1", "2"], by: "a" }]);
  await channel.tell([
    { topic: soon, keys: ["2", "3"], by: "a" },
    { topic: soon, keys: ["2"], by: "b" },
  ]);
  await vi.advanceTimersByTimeAsync(49);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  expect(heard).toEqual([
    ["a", ["1", "2", "3"]],
    ["b", ["2"]],
  ]);
});

test("what is told at once is sent before the caller goes on, and nobody hears of another topic", async () => {
  const { channel, others, sent, heard, onKeys } = openTestChannel();
  await others.on(soon, { onKeys });
  await channel.tell([{ topic: atOnce, keys: ["1"], by: "" }]);
  expect(sent).toHaveLength(1);
  expect(heard).toEqual([]);
});

test("this process has heard it, once, when its caller goes on, whether or not the database passes it on", async () => {
  const { channel, refuse, heard, onKeys } = openTestChannel();
  await channel.on(atOnce, { onKeys });
  await channel.tell([{ topic: atOnce, keys: ["1"], by: "desk" }]);
  expect(heard.splice(0)).toEqual([["desk", ["1"]]]);
  refuse.times = 1;
  await channel.tell([{ topic: atOnce, keys: ["2"], by: "desk" }]);
  expect(heard).toEqual([["desk", ["2"]]]);
});

test("however many keys there are, each message fits into a notification and none is lost", async () => {
  const { channel, others, sent, heard, onKeys } = openTestChannel();
  await others.on(atOnce, { onKeys });
  const keys = Array.from({ length: 5_000 }, (_, at) => `ключ "${at}"`);
  await channel.tell([{ topic: atOnce, keys, by: "phone" }]);
  expect(Math.max(...sent.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  expect(heard.flatMap(([, some]) => some)).toEqual(keys);
});

test("what could not be sent is sent a second later, with what came meanwhile", async () => {
  const { channel, others, sent, refuse, heard, onKeys } = openTestChannel();
  await others.on(soon, { onKeys });
  refuse.times = 1;
  await channel.tell([{ topic: soon, keys: ["1"], by: "" }]);
  await vi.advanceTimersByTimeAsync(50);
  await channel.tell([{ topic: soon, keys: ["2"], by: "" }]);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([["", ["1", "2"]]]);
});

test("flushing waits for what is being sent", async () => {
  const notify = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
  const channel = openChannel({ notify, listen: async () => undefined });
  await channel.tell([{ topic: soon, keys: ["1"], by: "" }]);
  await vi.advanceTimersByTimeAsync(50);
  let isFlushed = false;
  void channel.flush().then(() => (isFlushed = true));
  await vi.advanceTimersByTimeAsync(499);
  expect([notify.mock.calls.length, isFlushed]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(isFlushed).toBe(true);
});

test("flushing sends what waits, and a lost connection is told to every listener", async () => {
  const { channel, others, heard, onKeys, lose } = openTestChannel();
  let gaps = 0;
  await others.on(soon, { onKeys, onGap: () => (gaps += 1) });
  await others.on(atOnce, { onKeys });
  await channel.tell([{ topic: soon, keys: ["1"], by: "" }]);
  await channel.flush();
  expect(heard).toEqual([["", ["1"]]]);
  lose();
  expect(gaps).toBe(1);
});
