import { useCallback, useEffect, useRef, useState } from "react";
import { useLocaleState, useNotify, useTranslate } from "react-admin";
import { ApiRefusal, isUnreachable } from "../../../../client/call-api.ts";
import type { recordShortage } from "../../../../features/orders/staff-orders.contract.ts";
import type { beginPicking, finishPicking, getPicking, PickingView, pickLine } from "../../../../features/picking/picking.contract.ts";
import { missingOf } from "../../../../features/picking/picking.rules.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { useKeptPicks } from "./use-kept-picks.ts";

export type Picking = ReturnType<typeof usePicking>;

const AGAIN_MS = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/**
 * Shows each pick at once and writes them in order; after a refusal it reads the order again. Without a connection it retries, and
 * when the page opens again.
 */
export function usePicking(id: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const [view, setView] = useState<PickingView | "failed" | "missing">();
  const [isCutOff, setCutOff] = useState(false);
  const isLeft = useRef(false);
  const written = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const read = useCallback(
    () =>
      callStaffApi<typeof getPicking>("GET", "/api/admin/picking/{id}", { id }).then(setView, (refusal: unknown) => {
        const isMissing = refusal instanceof ApiRefusal && (refusal.status === 404 || refusal.status === 422);
        setView((before) => (isMissing ? "missing" : (before ?? "failed")));
      }),
    [id],
  );
  useEffect(() => void read(), [read, locale]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const refused = async (refusal: unknown) => {
    notify((refusal instanceof ApiRefusal && refusal.message) || translate("ra.notification.http_error"), { type: "error" });
    await read();
  };
  const follow = async (call: () => Promise<PickingView>) => {
    try {
      setView(await call());
    } catch (refusal) {
      await refused(refusal);
    }
  };
  const untilConnected = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (;;)
      try {
        const answer = await call();
        setCutOff(false);
        return answer;
      } catch (refusal) {
        if (!isUnreachable(refusal) || isLeft.current) throw refusal;
        setCutOff(true);
        await pause();
      }
  };
  const write = async (before: Promise<unknown>, line: { position: number; picked: number }) => {
    await before;
    try {
      const answer = await untilConnected(() =>
        callStaffApi<typeof pickLine>("POST", "/api/admin/picking/{id}/lines/{position}", { id, ...line }),
      );
      kept.isWritten(line);
      // The answer lacks what was scanned since.
      if (waiting.current === 1) setView(answer);
    } catch (refusal) {
      if (isUnreachable(refusal)) return;
      kept.isRefused(line);
      await refused(refusal);
    } finally {
      waiting.current -= 1;
    }
  };
  const show = (line: { position: number; picked: number }) => {
    setView((seen) => (typeof seen === "object" ? withPicked(seen, line) : seen));
    waiting.current += 1;
    written.current = write(written.current, line);
  };
  const kept = useKeptPicks(id, { view, write: show });
  return {
    view,
    isCutOff,
    lost: kept.lost,
    lostIsSeen: kept.lostIsSeen,
    read,
    begin: () => follow(() => callStaffApi<typeof beginPicking>("POST", "/api/admin/picking/{id}/begin", { id })),
    async finish(): Promise<void> {
      await written.current;
      await follow(() => callStaffApi<typeof finishPicking>("POST", "/api/admin/picking/{id}/finish", { id }));
    },
    pick(position: number, picked: number): void {
      const before = typeof view === "object" ? view.lineList.find((line) => line.position === position)?.picked : undefined;
      if (before === undefined) return;
      kept.keep({ position, before, picked });
      show({ position, picked });
    },
    /** Throws the shop's refusal. */
    async writeShortage(code: string): Promise<void> {
      await written.current;
      if (typeof view !== "object") return;
      const { version, lineList } = view;
      const proof = code === "" ? {} : { code: code.replaceAll(" ", "") };
      const input = { id, version, lines: missingOf(lineList), note: "", ...proof };
      await callStaffApi<typeof recordShortage>("POST", "/api/admin/orders/{id}/shortage", input);
      await read();
    },
  };
}

function withPicked(view: PickingView, { position, picked }: { position: number; picked: number }): PickingView {
  const lineList = view.lineList.map((line) => (line.position === position ? { ...line, picked } : line));
  return { ...view, lineList, picked: lineList.reduce((sum, line) => sum + line.picked, 0) };
}
