export type ToWorker =
  | { kind: "query"; id: number; sql: string; parameters: readonly unknown[]; isKept: boolean }
  | { kind: "listen"; id: number; channel: string }
  | { kind: "copy"; id: number; folder: string }
  | { kind: "close"; id: number };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "rows"; id: number; rows: Record<string, unknown>[]; affected: number }
  | { kind: "failed"; id: number; error: { message: string; code: string; constraint: string; table: string } }
  | { kind: "notification"; channel: string; payload: string };
