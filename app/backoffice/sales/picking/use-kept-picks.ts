import { useEffect, useRef, useState } from "react";
import { useGetIdentity } from "react-admin";
import type { PickingView } from "../../../../features/picking/picking.contract.ts";
import { isBeingPicked, judgeKept, type LostPick } from "../../../../features/picking/picking.rules.ts";
import { forgetPick, keepPick, keptPicks, pickIsWritten } from "./kept-picks.ts";

type Pick = { position: number; picked: number };
type Read = PickingView | "failed" | "missing" | undefined;

/** Picks of this person that wait on the device: when the order is read they are written, or it is said that they are not. */
export function useKeptPicks(order: number, { view, write }: { view: Read; write: (pick: Pick) => void }) {
  const { identity } = useGetIdentity();
  const [lost, setLost] = useState<readonly LostPick[]>([]);
  const isJudged = useRef(false);
  const staff = identity && String(identity.id);
  const basket = staff === undefined ? undefined : { staff, order };
  useEffect(() => {
    if (staff === undefined || isJudged.current || view === undefined || view === "failed") return;
    isJudged.current = true;
    const own = { staff, order };
    const seen = view === "missing" ? { isOpen: false, lineList: [] } : { isOpen: isBeingPicked(view), lineList: view.lineList };
    const kept = keptPicks(own);
    const judged = judgeKept(seen, kept);
    const open = [...judged.toWrite, ...judged.lost].map(({ position }) => position);
    for (const { position } of kept) if (!open.includes(position)) forgetPick(own, position);
    setLost(judged.lost);
    for (const pick of judged.toWrite) write(pick);
  }, [staff, order, view, write]);
  return {
    lost,
    keep: (pick: Pick & { before: number }) => basket && keepPick(basket, pick),
    isWritten: (pick: Pick) => basket && pickIsWritten(basket, pick),
    isRefused: ({ position }: Pick) => basket && forgetPick(basket, position),
    lostIsSeen(): void {
      if (!basket) return;
      const kept = keptPicks(basket);
      for (const { position, kept: last } of lost)
        if (kept.some((one) => one.position === position && one.trail.at(-1) === last)) forgetPick(basket, position);
      setLost([]);
    },
  };
}
