import { api } from "../processes/calls/api.ts";
import { staffCalls } from "../processes/calls/staff-calls.ts";
import { idOf } from "../platform/ids.ts";
import type { Customer, StaffMember } from "../features/shop.ts";
import { testVisit, type TestShop } from "../support/test-shop.ts";
import { HEAVY_ACCOUNT } from "./fill-shop.ts";
import { medianOf } from "./measure.ts";

export type ListMeasured = { name: string; ms: number; total: number };
type Asked = Record<string, string | number>;

const TIMES = 5;
const customer: Customer = {
  id: idOf<"account">(HEAVY_ACCOUNT),
  phone: "380670000001",
  blacklisted: false,
  cardOnly: false,
  tokenId: idOf<"access_token">(0),
  deviceId: undefined,
};
const staff: StaffMember = {
  id: idOf<"staff_member">(1),
  email: "olena@semyriad.example",
  name: "Олена",
  role: "owner",
  sessionId: idOf<"staff_session">(1),
};

/** Milliseconds of each call, the median of five after one that warms; `total` is what the list says of itself. */
export async function measureLists(shop: TestShop, only = ""): Promise<ListMeasured[]> {
  const rows: ListMeasured[] = [];
  for (const [path, input] of asked.filter(([name, by]) => `${name} ${JSON.stringify(by)}`.includes(only))) {
    const handler = [...staffCalls, ...api].find(({ endpoint }) => endpoint.method === "GET" && endpoint.path === path);
    if (!handler) throw new Error(`nobody answers ${path}`);
    const visit = testVisit(shop, path.startsWith("/api/admin/") ? { staff } : { customer });
    const ask = () => handler.answer(visit, handler.endpoint.input.parse(input));
    const { body } = (await ask()) as { body: { total?: number; pagination?: { total: number } } };
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    const name = `${path} ${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}`;
    rows.push({
      name: decodeURIComponent(name),
      ms: Math.round(medianOf(times) * 10) / 10,
      total: body.total ?? body.pagination?.total ?? -1,
    });
  }
  return rows;
}

const ordersOfStaff: Asked[] = [
  {},
  { page: 4_000 },
  { page: 2_000, sort: "toPayKopiykas" },
  { sort: "toPayKopiykas", order: "ASC" },
  { sort: "placedAt", order: "ASC" },
  { status: "completed", page: 2_000 },
  { status: "new" },
  { waits: "true" },
  { waybill: "left" },
  { customer: HEAVY_ACCOUNT },
  { customer: HEAVY_ACCOUNT, page: 400 },
  { q: "Коваленко" },
  { q: "Олена" },
  { q: "Олена", status: "new" },
  { q: "Олена Коваленко" },
  { q: "ен" },
  { q: "0670000001" },
  { q: "150234" },
  { q: "20450000050000" },
  { q: "немає такого" },
];
const ordersOfCustomer: Asked[] = [
  {},
  { page: 500 },
  { group: "done" },
  { group: "done", page: 300 },
  { group: "cancelled" },
  { q: "сукня" },
  { q: "сукня чорний" },
  { q: "верба" },
  { q: "SF-" },
  { q: "SF" },
  { q: "SF-123" },
  { q: "SF-12345" },
  { q: "немає" },
  { q: "Олена" },
  { q: "Коваленко" },
  { q: "0671112233" },
  { q: "№ 150234" },
  { q: "1502" },
  { q: "сукня", group: "active" },
  { q: "сукня", page: 100 },
];
const year = { from: "2025-11-22", to: "2026-11-21" };
const month = { from: "2026-10-22", to: "2026-11-21" };
const kinds = ["day", "product", "category", "customer", "debts", "runs-out"];
const pages = (last: number, ...filters: Asked[]): Asked[] => [{}, { page: last }, ...filters];

/** Path and input of every call that lists something. */
const asked: [path: string, input: Asked][] = (
  [
    ["/api/get-orders", ordersOfCustomer],
    ["/api/admin/orders", ordersOfStaff],
    ["/api/admin/dashboard", [{}]],
    [
      "/api/admin/reports",
      kinds.flatMap((kind) => [
        { kind, ...year },
        { kind, ...month },
      ]),
    ],
    [
      "/api/admin/customers",
      pages(
        800,
        { q: "Коваленко" },
        { q: "0670012345" },
        { q: "example" },
        { q: "немає" },
        { blacklisted: "true" },
        { blacklisted: "false", page: 700 },
      ),
    ],
    [
      "/api/admin/products",
      pages(
        800,
        ...["id", "article", "name", "onHand"].flatMap((sort): Asked[] => [
          { sort, order: "ASC" },
          { sort, page: 800 },
        ]),
        ...["сукня", "SF-12345", "4820000012345", "немає такого"].map((q) => ({ q })),
        ...["shown", "hidden", "removed", "waiting"].map((visibility) => ({ visibility })),
        { stock: "in" },
        { stock: "out" },
        { stock: "out", q: "сукня", sort: "onHand" },
      ),
    ],
    ["/api/admin/variations", [{}, { q: "сукня" }, { q: "немає такого" }, { limit: 1_000 }]],
    ["/api/admin/reviews", pages(2_000, { status: "new" }, { status: "published", page: 1_500 }, { about: "order" }, { about: "product" })],
    ["/api/admin/questions", pages(2_000, { status: "new" }, { status: "answered", page: 1_500 })],
    ["/api/admin/leads", pages(2_000, { status: "new" }, { kind: "supplier", page: 900 })],
    ["/api/admin/subscriptions", pages(2_000)],
    [
      "/api/admin/chats",
      pages(800, { show: "waiting" }, { show: "mine" }, { show: "closed" }, { q: "Коваленко" }, { q: "сукня" }, { q: "немає такого" }),
    ],
    ["/api/admin/chat-load", [{}]],
    ["/api/admin/chats/{id}", [{ id: 1 }, { id: 1, before: 100 }]],
    [
      "/api/admin/audit",
      pages(
        10_000,
        { entity: "order" },
        { entity: "order", entityId: "150234" },
        { staffEmail: "petro@semyriad.example" },
        { staffEmail: "nobody" },
      ),
    ],
    ["/api/admin/receipts", pages(3_000, { undone: "true" }, { order: 150_234 })],
    [
      "/api/admin/returns",
      pages(900, { status: "asked" }, { status: "received", page: 400 }, { q: "1502" }, { q: "067000" }, { q: "немає" }),
    ],
    ["/api/admin/unmatched-payments", [{}]],
    ["/api/admin/reservations", pages(80)],
    ["/api/admin/promo-codes", pages(80, { q: "ЗИМА19" })],
    ["/api/admin/picking", [{}]],
    ["/api/admin/search-misses", [{ days: 30 }]],
    ["/api/admin/jobs", [{}]],
    ["/api/admin/job-queues", [{}]],
    ["/api/admin/imports", [{}]],
    ["/api/admin/shelves", [{}]],
    ["/api/admin/properties", [{}]],
    ["/api/admin/customers/{id}", [{ id: HEAVY_ACCOUNT }]],
    ["/api/admin/customers/{id}/money", [{ id: HEAVY_ACCOUNT }, { id: HEAVY_ACCOUNT, page: 200 }]],
    ["/api/admin/customers/{id}/bonuses", [{ id: HEAVY_ACCOUNT }]],
    ["/api/get-balance", [{}, { page: 400 }]],
    ["/api/get-bonuses", [{}, { page: 50 }]],
    ["/api/get-debts", [{}]],
    ["/api/get-statement", [year]],
    ["/api/get-notifications", [{}]],
    ["/api/get-returns", [{}]],
    ["/api/get-unpaid-orders", [{}]],
    ["/api/get-open-parcels", [{}]],
    ["/api/get-recipients", [{}]],
    ["/api/get-favorites", [{}]],
    ["/api/get-chat", [{}, { before: 100 }]],
    ["/api/check-new-message", [{}]],
    ["/api/get-profile", [{}]],
  ] satisfies [string, Asked[]][]
).flatMap(([path, inputs]) => inputs.map((input): [string, Asked] => [path, input]));
