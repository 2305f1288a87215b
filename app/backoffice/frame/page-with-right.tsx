import type { ReactNode } from "react";
import { Loading, usePermissions } from "react-admin";
import { useLocation } from "react-router-7";
import { permissions as allRights } from "../../../features/staff/staff.rules.ts";
import { NoPage } from "./no-page.tsx";
import { NoRight } from "./no-right.tsx";
import { rightOfPage } from "./right-of-page.ts";

/** Shows a page only with its right, and does not request its data before. */
export function PageWithRight({ children }: { children: ReactNode }) {
  const { permissions, isPending } = usePermissions<string[]>();
  const right = rightOfPage(useLocation().pathname);
  if (right === undefined) return children;
  if (!Object.hasOwn(allRights, right)) return <NoPage />;
  if (isPending) return <Loading />;
  return permissions && !permissions.includes(right) ? <NoRight /> : children;
}
