import type { checkQuickOrder } from "../../../features/quick-order/quick-order.contract.ts";
import { openStore } from "../../../ui/store.ts";
import { callApi } from "../../../client/call-api.ts";
import { forget, keepJson, recallJson, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import type { Batch } from "../cart/add-lines.ts";
import { isBeingSent } from "../cart/use-send-lines.ts";
import { isOpen, withMoreRows, withOutcomes, withVerdicts } from "./draft-changes.ts";
import type { OrderRow, Outcome } from "./order-row.ts";

export type OrderDraft = {
  typed: string;
  rows: readonly OrderRow[];
  skipped: number;
  left: number;
  /** Sent again under its key, whatever happens to the page. */
  unanswered: Batch | undefined;
  state: "idle" | "checking" | "failed";
};

/** Names the draft among all sendings. */
export const DRAFT = "quick-order";

const empty: OrderDraft = { typed: "", rows: [], skipped: 0, left: 0, unanswered: undefined, state: "idle" };
const draft = openStore(empty);
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
onPersonForgotten(() => {
  clearTimeout(timer);
  timer = undefined;
  asked += 1;
  draft.set(empty);
});

/** Survives a reload, an error and a sign-in. */
export const useOrderDraft = (): OrderDraft => draft.useWhole();

export function openDraft(): void {
  window.addEventListener("pagehide", keepNow);
  keepNow();
  set({ ...empty, ...recallJson<OrderDraft>("quick-order"), state: "idle" });
  // A batch still on its way since the page was left is not lost.
  const lost = isBeingSent(DRAFT) ? [] : (draft.get().unanswered?.lines ?? []);
  if (lost.length > 0) noteOutcomes(new Map(lost.map(({ variationId }) => [variationId, { kind: "failed" }])), draft.get().unanswered);
  void checkDraft();
}

export const typeText = (typed: string): void => set({ typed });

export function addRows(rows: readonly OrderRow[], { skipped, left, most }: { skipped: number; left: number; most: number }): void {
  const all = withMoreRows(draft.get().rows, rows, most);
  set({ rows: all.rows, skipped, left: left + all.left });
  void checkDraft();
}

export function editRow(line: number, change: Partial<Pick<OrderRow, "code" | "size" | "colour" | "quantity">>): void {
  set({ rows: draft.get().rows.map((row) => (row.line === line ? { ...row, ...change, outcome: undefined } : row)) });
  void checkDraft();
}

export function dropRow(line: number): void {
  set({ rows: draft.get().rows.filter((row) => row.line !== line) });
  void checkDraft();
}

export const clearDraft = (): void => set(empty);

export function noteOutcomes(outcomes: ReadonlyMap<number, Outcome>, unanswered: Batch | undefined): void {
  set({ rows: withOutcomes(draft.get().rows, outcomes), unanswered });
}

export const keepUnanswered = (unanswered: Batch): void => {
  set({ unanswered });
  keepNow();
};

/** The newest question wins. */
export async function checkDraft(): Promise<void> {
  asked += 1;
  const [question, rows] = [asked, draft.get().rows.filter(isOpen)];
  if (rows.length === 0) return set({ state: "idle" });
  set({ state: "checking" });
  try {
    const answer = await callApi<typeof checkQuickOrder>("POST", "/api/quick-order/check", {
      rows: rows.map(({ code, size, colour, quantity }) => ({ code, size, colour, quantity })),
    });
    if (question === asked) set({ rows: withVerdicts(draft.get().rows, rows, answer.rows), state: "idle" });
  } catch {
    if (question === asked) set({ state: "failed" });
  }
}

function set(part: Partial<OrderDraft>): void {
  draft.set({ ...draft.get(), ...part });
  timer ??= setTimeout(keepNow, 300);
}

function keepNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  const { rows, typed } = draft.get();
  if (rows.length === 0 && typed === "") forget("quick-order");
  else keepJson("quick-order", draft.get());
}
