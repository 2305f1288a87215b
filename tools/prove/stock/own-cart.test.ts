import { beforeEach, expect, test, vi } from "vitest";
import { openHistory, oversold } from "./history.ts";
import { openOwnCart } from "./own-cart.ts";
import { emptied, plus, unchanged } from "./possible-lines.ts";

const CLIENT = 7;
const LIFETIME_MS = 4_000;
const began = new Date("2026-11-21T12:00:00Z").getTime();

let faults: string[] = [];
beforeEach(() => {
  faults = [];
  vi.useFakeTimers({ now: began, toFake: ["Date"] });
  return () => vi.useRealTimers();
});

function opened() {
  const history = openHistory("unused");
  const cart = openOwnCart({ history, client: CLIENT, lifetimeMs: LIFETIME_MS, violation: (text) => void faults.push(text) });
  const end = began + LIFETIME_MS;
  const see = (id: string | null, lines: Record<number, number> = {}, until = end) => ({
    id,
    end: until,
    lines: new Map(Object.entries(lines).map(([key, pieces]) => [Number(key), pieces])),
  });
  const look = (seen: ReturnType<typeof see>) => cart.judge("view", seen, { asked: Date.now(), effect: unchanged });
  const add = (variationId: number, pieces: number, seen: ReturnType<typeof see>) =>
    cart.judge("add", seen, { asked: Date.now(), effect: plus(variationId, pieces) });
  return { history, cart, see, look, add };
}

test("what was answered must be there: more, less, or another cart is a violation", () => {
  const { see, look, add } = opened();
  add(1, 2, see("a", { 1: 2 }));
  add(1, 2, see("a", { 1: 4 }));
  look(see("a", { 1: 4 }));
  expect(faults).toEqual([]);
  look(see("a", { 1: 2 }));
  look(see("a", { 1: 2, 5: 1 }));
  look(see(null));
  expect(faults).toEqual([
    "view: cart a holds {1×2}, must be {1×4}",
    "view: cart a holds {1×2 5×1}, must be {1×2}",
    `view: cart a is gone although it held {1×2 5×1} until ${began + LIFETIME_MS}`,
  ]);
});

test("an add that was answered as done must open a cart, and a new cart holds nothing else", () => {
  const { see, add } = opened();
  add(1, 2, see(null));
  add(1, 2, see("b", { 1: 2, 3: 1 }));
  expect(faults).toEqual(["add: the new cart null holds none, must be {1×2}", "add: the new cart b holds {1×2 3×1}, must be {1×2}"]);
});

test("a call whose answer was lost was done or was not, and the next answer tells: nothing of it may come later", () => {
  const { see, look, add, cart } = opened();
  add(1, 2, see("a", { 1: 2 }));
  cart.may(plus(3, 1), Date.now());
  cart.may(plus(4, 1), Date.now());
  look(see("a", { 1: 2, 4: 1 }));
  expect(faults).toEqual([]);
  look(see("a", { 1: 2, 3: 1, 4: 1 }));
  expect(faults).toEqual(["view: cart a holds {1×2 3×1 4×1}, must be {1×2 4×1}"]);
});

test("a lost removal of the last pack may have ended the cart: what two devices add then is in it or in a new one, nowhere else", () => {
  const { see, look, add, cart } = opened();
  const removeAndAdd = () => {
    cart.may(plus(7, -2), Date.now());
    cart.did(plus(12, 2), Date.now());
  };
  for (const seen of [see("b", { 12: 2 }), see("a", { 7: 2, 12: 2 })]) {
    look(see("a", { 7: 2 }));
    faults = [];
    removeAndAdd();
    look(seen);
    expect(faults).toEqual([]);
  }
  add(12, -2, see("a", { 7: 2 }));
  removeAndAdd();
  look(see(null));
  expect(faults).toEqual(["view: the new cart null holds none, must be {12×2}"]);
});

test("a lost delete may have ended the cart; a lost add may have opened another", () => {
  const { see, look, add, cart } = opened();
  add(1, 2, see("a", { 1: 2 }));
  cart.may(emptied, Date.now());
  cart.may(plus(3, 1), Date.now());
  look(see("b", { 3: 1 }));
  expect(faults).toEqual([]);
  cart.may(emptied, Date.now());
  look(see("c", { 1: 9 }));
  expect(faults).toEqual(["view: the new cart c holds {1×9}, must be none"]);
});

test("two adds at once are both in the cart; one of them is missing only if it was lost", () => {
  const { see, look, cart } = opened();
  cart.did(plus(1, 1), Date.now());
  cart.may(plus(2, 1), Date.now());
  look(see("a", { 1: 1 }));
  expect(faults).toEqual([]);
  cart.did(plus(1, 1), Date.now());
  cart.did(plus(1, 1), Date.now());
  look(see("a", { 1: 2 }));
  expect(faults).toEqual(["view: cart a holds {1×2}, must be {1×3}"]);
});

test("a lost recalculation leaves what was there, or at most what was wanted", () => {
  const { see, look, add, cart } = opened();
  add(1, 2, see("a", { 1: 2 }));
  cart.mayBeRecalculated(new Map([[3, 4]]), Date.now());
  look(see("a", { 3: 2 }));
  cart.mayBeRecalculated(new Map([[1, 4]]), Date.now());
  look(see("a", { 3: 2 }));
  expect(faults).toEqual([]);
  cart.mayBeRecalculated(new Map([[3, 4]]), Date.now());
  look(see("a", { 3: 6 }));
  expect(faults).toEqual(["view: cart a holds {3×6}, must be {3×2}"]);
});

test("a cart may be gone when its time is over, or when staff ended it or one of that client's, and not because they ended another's", () => {
  const { see, look, add, history } = opened();
  add(1, 2, see("a", { 1: 2 }));
  history.staffBeginToEnd({ client: CLIENT + 1, cartId: "another's", asked: Date.now() }).isOver();
  look(see(null));
  expect(faults).toHaveLength(1);
  add(1, 2, see("b", { 1: 2 }));
  const refused = history.staffBeginToEnd({ client: CLIENT, cartId: "b", asked: Date.now() });
  look(see(null));
  expect(faults).toHaveLength(1);
  refused.wasRefused();
  add(1, 2, see("c", { 1: 2 }));
  look(see(null));
  expect(faults).toHaveLength(2);
  add(1, 2, see("d", { 1: 2 }));
  vi.setSystemTime(began + LIFETIME_MS);
  look(see(null));
  expect(faults).toHaveLength(2);
});

test("what several were promised at one instant is held against what there was, with no word of the database", () => {
  const { see, look, add, cart, history } = opened();
  add(1, 2, see("a", { 1: 2 }));
  vi.setSystemTime(began + 100);
  cart.promise();
  look(see("a", { 1: 2 }));
  const other = openOwnCart({ history, client: 8, lifetimeMs: LIFETIME_MS, violation: (text) => void faults.push(text) });
  vi.setSystemTime(began + 50);
  other.judge("add", see("b", { 1: 2 }), { asked: began + 50, effect: plus(1, 2) });
  vi.setSystemTime(began + 150);
  other.promise();
  expect(oversold(history, { shelf: new Map([[1, 4]]), corrections: [] })).toEqual([]);
  expect(oversold(history, { shelf: new Map([[1, 3]]), corrections: [] })).toEqual([
    "oversold: variation 1: 4 promised of 3 at 2026-11-21T12:00:00.050Z",
  ]);
});
