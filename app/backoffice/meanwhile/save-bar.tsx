import type { ReactNode } from "react";
import { SaveButton, Toolbar } from "react-admin";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";

/** The button of a `KeptEdit`, below what somebody else saved meanwhile. */
export const SaveBar = ({ isNew = false, children }: { isNew?: boolean; children?: ReactNode }) => (
  <>
    <ChangedMeanwhile />
    <Toolbar sx={children ? { justifyContent: "space-between" } : {}}>
      <SaveButton alwaysEnable={isNew} />
      {children}
    </Toolbar>
  </>
);
