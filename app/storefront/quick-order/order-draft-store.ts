import { useSyncExternalStore } from "react";
import type { checkQuickOrder, JudgedRow } from "../../../features/quick-order/quick-order.contract.ts";
import { callApi } from "../../call-api.ts";
import type { Batch } from "../cart/add-lines.ts";
import type { OrderRow, Outcome } from "./order-row.ts";

export type OrderDraft = {
  /** What stands in the field and is not read yet. */
  typed: string;
  rows: readonly OrderRow[];
  skipped: number;
  left: number;
  /** Sent, and no answer yet: sent again under its key, whatever happens to the page. */
  unanswered: Batch | undefined;
  state: "idle" | "checking" | "failed";
};

const DRAFT = "quick-order";
const empty: OrderDraft = { typed: "", rows: [], skipped: 0, left: 0, unanswered: undefined, state: "idle" };
let draft = empty;
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The order that is being written on this device; nothing of it is lost by a reload, an error or a sign-in. */
export const useOrderDraft = (): OrderDraft =>
  useSyncExternalStore(
    (tell) => (listeners.add(tell), () => listeners.delete(tell)),
    () => draft,
    () => empty,
  );

/** Takes up what was left on this device and checks it against today's stock. */
export function openDraft(): void {
  window.addEventListener("pagehide", keepNow);
  keepNow();
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT) ?? "null") as OrderDraft | null;
    set({ ...empty, ...kept, state: "idle" });
  } catch {
    set(empty);
  }
  void checkDraft();
}

export const typeText = (typed: string): void => set({ typed });

/** Puts rows under those there are; their numbers go on from the last. */
export function addRows(
  rows: readonly Omit<OrderRow, "judged" | "outcome">[],
  { skipped, left, most }: { skipped: number; left: number; most: number },
): void {
  const last = draft.rows.at(-1)?.line ?? 0;
  const all = [...draft.rows, ...rows.map((row) => ({ ...row, line: last + row.line }))];
  set({ rows: all.slice(0, most), skipped, left: left + Math.max(0, all.length - most) });
  void checkDraft();
}

export function editRow(line: number, change: Partial<Pick<OrderRow, "code" | "size" | "colour" | "quantity">>): void {
  set({ rows: draft.rows.map((row) => (row.line === line ? { ...row, ...change, outcome: undefined } : row)) });
  void checkDraft();
}

export function dropRow(line: number): void {
  set({ rows: draft.rows.filter((row) => row.line !== line) });
  void checkDraft();
}

export const clearDraft = (): void => set(empty);

/** Keeps what became of the rows of these goods; a row whose pieces another one carried shares its fate. */
export function noteOutcomes(outcomes: ReadonlyMap<number, Outcome>, unanswered: Batch | undefined): void {
  const ofRow = ({ judged }: OrderRow): Outcome | undefined => {
    const outcome = outcomes.get(judged?.goods?.variationId ?? 0);
    return outcome?.kind === "added" && judged?.verdict === "summed" ? { kind: "added", pieces: 0 } : outcome;
  };
  set({
    rows: draft.rows.map((row) => (row.outcome?.kind === "added" ? row : { ...row, outcome: ofRow(row) ?? row.outcome })),
    unanswered,
  });
}

export const keepUnanswered = (unanswered: Batch): void => {
  set({ unanswered });
  keepNow();
};

/** Asks for a verdict on every row that is not reserved; the newest question wins. */
export async function checkDraft(): Promise<void> {
  asked += 1;
  const [question, rows] = [asked, draft.rows.filter((row) => row.outcome?.kind !== "added")];
  if (rows.length === 0) return set({ state: "idle" });
  set({ state: "checking" });
  try {
    const answer = await callApi<typeof checkQuickOrder>("POST", "/api/quick-order/check", {
      rows: rows.map(({ code, size, colour, quantity }) => ({ code, size, colour, quantity })),
    });
    if (question === asked) set({ rows: withVerdicts(rows, answer.rows), state: "idle" });
  } catch {
    if (question === asked) set({ state: "failed" });
  }
}

/** Rows may have been dropped or reserved meanwhile; those keep what they have. */
function withVerdicts(rows: readonly OrderRow[], verdicts: readonly JudgedRow[]): OrderRow[] {
  const lineAt = (at: number | null): number | null => (at === null ? null : (rows[at]?.line ?? null));
  const judged = new Map(rows.map(({ line }, at) => [line, verdicts[at]]));
  return draft.rows.map((row) => {
    const verdict = judged.get(row.line);
    if (!verdict || row.outcome?.kind === "added") return row;
    return { ...row, judged: { ...verdict, into: lineAt(verdict.into) }, outcome: undefined };
  });
}

function set(part: Partial<OrderDraft>): void {
  draft = { ...draft, ...part };
  for (const tell of listeners) tell();
  timer ??= setTimeout(keepNow, 300);
}

function keepNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  try {
    if (draft.rows.length === 0 && draft.typed === "") localStorage.removeItem(DRAFT);
    else localStorage.setItem(DRAFT, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden; the page itself still has everything.
    return;
  }
}
