import { vi } from "vitest";
import { exampleCart, type CartView } from "../../features/cart/cart.contract.ts";
import type { KeptLine } from "../../features/cart/changes/lost-lines.rules.ts";

/** The shop's answer to each call, by the end of its address; a status instead of a body refuses it. A call nobody expects fails the test. */
export type Answers = Record<string, (input: Record<string, unknown>) => object | number>;

export const fullCart = exampleCart as unknown as CartView;
export const noCart: CartView = { ...fullCart, orderId: null, products: [], reservationEnd: null, price: 0, counter: 0 };
export const flags = {
  orderSubOrder: null,
  isBlacklisted: false,
  orderDelete: false,
  refusal: null,
  sharePercent: null,
  signInRequired: false,
};
export const gone = { endedWasOrdered: false, orderedSince: [] };
export const recalculated = (cart: CartView) => ({
  ...flags,
  orderId: cart.orderId,
  orderDelete: cart.orderId === null,
  available: [],
  not_available: [] as object[],
  cart,
});

/** A browser that keeps things, without a page; `openPage` loads the modules of one. `end` takes it away. */
export function openBrowser<Page extends object>(openPage: () => Promise<Page>) {
  const [cookies, stored] = [new Map<string, string>(), new Map<string, string>()];
  const called: { path: string; input: Record<string, unknown> }[] = [];
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined, location: { pathname: "/" } });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, text]) => `${name}=${text}`).join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = text.split(";", 1)[0]?.split("=") ?? [];
      if (/; Max-Age=0(;|$)/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.resetModules();

  /** The cart of a page that was opened with this in its memory. */
  async function pageWith({ cart, lost = [], answers }: { cart: CartView; lost?: KeptLine[]; answers: Answers }) {
    stored.set("cart", JSON.stringify({ cart, lost, lostWith: fullCart.orderId, shift: 0 }));
    vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
      const path = new URL(address, "http://localhost").pathname;
      const input = JSON.parse(typeof body === "string" ? body : "{}") as Record<string, unknown>;
      called.push({ path, input });
      const answer = answers[path.slice("/api/".length)];
      if (!answer) throw new Error(`nobody expects ${path}`);
      const given = answer(input);
      return typeof given === "number" ? Response.json({}, { status: given }) : Response.json(given);
    });
    const lostNow = () => (JSON.parse(stored.get("cart") ?? "{}") as { lost: KeptLine[] }).lost;
    return { ...(await openPage()), lostNow };
  }

  const end = () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
  return { cookies, stored, called, pageWith, end };
}
