import { Loading, usePermissions } from "react-admin";
import { Navigate } from "react-router-7";
import { Dashboard } from "./dashboard.tsx";

/** The day at a glance; the warehouse sees what to gather. */
export function FirstPage() {
  const { permissions, isPending } = usePermissions<string[]>();
  if (isPending || !permissions) return <Loading />;
  return permissions.includes("dashboard.see") ? <Dashboard /> : <Navigate to="/picking" replace />;
}
