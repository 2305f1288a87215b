import type { ReactNode } from "react";
import { SaveButton, Toolbar } from "react-admin";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { useFaultInSight } from "./use-fault-in-sight.ts";

/** The button of a form, below what somebody else saved meanwhile. */
export function SaveBar({ isNew = false, children }: { isNew?: boolean; children?: ReactNode }) {
  useFaultInSight();
  return (
    <>
      <ChangedMeanwhile />
      <Toolbar sx={children ? { justifyContent: "space-between" } : {}}>
        <SaveButton alwaysEnable={isNew} />
        {children}
      </Toolbar>
    </>
  );
}
