import { Box } from "@mui/material";
import { useTranslate } from "react-admin";
import type { OrderStatus } from "../../../features/orders/orders.contract.ts";

export type Tint = "sky" | "butter" | "lilac" | "sage" | "dill" | "marigold" | "poppy" | "plain";

const colours: Record<Tint, string> = {
  sky: "#d9e6f2",
  butter: "#f8ebc8",
  lilac: "#e6ddf0",
  sage: "#dae7da",
  dill: "#e1f2e4",
  marigold: "#fff0cc",
  poppy: "#fde7e7",
  plain: "#f3edf1",
};

export const Chip = ({ tint, children }: { tint: Tint; children: string }) => (
  <Box
    component="span"
    sx={{
      display: "inline-block",
      px: 1.25,
      py: 0.25,
      borderRadius: 99,
      bgcolor: colours[tint],
      color: "#24121c",
      fontSize: 13,
      whiteSpace: "nowrap",
    }}
  >
    {children}
  </Box>
);

/** The colours that customers see. */
const statusTints: Record<OrderStatus, Tint> = {
  new: "sky",
  awaiting_payment: "marigold",
  confirmed: "sky",
  packed: "butter",
  shipped: "lilac",
  ready: "sage",
  delivered: "dill",
  completed: "dill",
  cancelled: "plain",
  returned: "plain",
};

export function StatusChip({ status }: { status: OrderStatus }) {
  const translate = useTranslate();
  return <Chip tint={statusTints[status]}>{translate(`status.${status}`)}</Chip>;
}
