import { useCallback, useEffect, useRef, useState } from "react";
import { useLocaleState } from "react-admin";
import { useSearchParams } from "react-router-7";
import type { InputOf } from "../../../../platform/contracts/endpoint.ts";
import type { listVariations, VariationRow } from "../../../../features/variations/variations.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";

export type Filter = Omit<InputOf<typeof listVariations>, "after" | "limit">;
export const filterNames = [
  "q",
  "category",
  "audience",
  "brand",
  "stock",
  "price",
  "visibility",
  "changed",
] as const satisfies (keyof Filter)[];

/** A screen can hold this many; narrower filters find the rest. */
export const MOST_ROWS_SHOWN = 20_000;
const WINDOW = 200;
const LARGE_WINDOW = 1_000;

export function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))) as Filter;
  const choose = (name: (typeof filterNames)[number], value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { filter, choose };
}

type Read = { rows: VariationRow[]; after: string | null; total: number };

/** Rows of a filter, window after window; a larger table needs narrower filters. */
export function useVariations(filter: Filter) {
  const [locale] = useLocaleState();
  const asked = JSON.stringify({ filter, locale });
  const [read, setRead] = useState<Read | "failed">();
  const [isReading, setReading] = useState(false);
  const latest = useRef(asked);
  const window = useCallback(
    (more: { after?: string; limit: number }) =>
      callStaffApi<typeof listVariations>("GET", "/api/admin/variations", { ...(JSON.parse(asked) as { filter: Filter }).filter, ...more }),
    [asked],
  );
  useEffect(() => {
    latest.current = asked;
    setRead(undefined);
    window({ limit: WINDOW }).then(
      ({ data, after, total }) => latest.current === asked && setRead({ rows: data, after, total: total ?? 0 }),
      () => latest.current === asked && setRead("failed"),
    );
  }, [window, asked]);

  const readOn = async (most: number, limit: number) => {
    if (isReading || read === undefined || read === "failed") return;
    setReading(true);
    try {
      const rows = [...read.rows];
      let { after } = read;
      while (after !== null && rows.length < most && latest.current === asked) {
        const next = await window({ after, limit });
        rows.push(...next.data);
        after = next.after;
      }
      if (latest.current === asked) setRead({ ...read, rows, after });
    } catch {
      // Rows already read stay; scrolling on asks again.
      setRead((before) => before);
    } finally {
      setReading(false);
    }
  };
  const change = useCallback(
    (changed: (row: VariationRow) => VariationRow) =>
      setRead((before) => (before === undefined || before === "failed" ? before : { ...before, rows: before.rows.map(changed) })),
    [],
  );
  const shown = read === "failed" ? undefined : read;
  return {
    read,
    rows: shown?.rows ?? [],
    isReading,
    readMore: () => readOn((shown?.rows.length ?? 0) + 1, WINDOW),
    readAll: () => readOn(MOST_ROWS_SHOWN, LARGE_WINDOW),
    change,
  };
}
