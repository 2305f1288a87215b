import { Alert, Stack } from "@mui/material";
import { Link, useGetIdentity, useTranslate } from "react-admin";
import { ordersWithKeptPicks } from "./kept-picks.ts";

/** Orders of which this person put something into the box that the shop does not know yet. */
export function UnwrittenOrders() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const orders = identity ? ordersWithKeptPicks(String(identity.id)) : [];
  if (orders.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate("picking.unwritten")}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
        {orders.map((order) => (
          <Link key={order} to={`/picking/${order}`} sx={{ fontWeight: 700, py: 0.5 }}>
            №&nbsp;{order}
          </Link>
        ))}
      </Stack>
    </Alert>
  );
}
