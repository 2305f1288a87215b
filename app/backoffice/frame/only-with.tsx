import type { ReactNode } from "react";
import { usePermissions } from "react-admin";

export function OnlyWith({ right, children }: { right: string; children: ReactNode }) {
  const { permissions = [] } = usePermissions<string[]>();
  return permissions.includes(right) ? children : null;
}
