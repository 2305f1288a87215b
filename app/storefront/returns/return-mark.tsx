import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Package from "lucide-react/icons/package";
import X from "lucide-react/icons/x";
import type { ReturnStatus } from "../../../features/returns/returns.rules.ts";
import { StatusMark, type StatusLook } from "../../../ui/status-mark.tsx";

const looks: Record<ReturnStatus, StatusLook> = {
  asked: { tint: "bg-marigold-100", Icon: Clock },
  approved: { tint: "cloth-4", Icon: Package },
  refused: { tint: "bg-poppy-100", Icon: X },
  cancelled: { tint: "bg-surface-2", Icon: X },
  received: { tint: "bg-dill-100", Icon: CircleCheck },
};

export const ReturnMark = ({ status, statusName }: { status: ReturnStatus; statusName: string }) => (
  <StatusMark look={looks[status]} name={statusName} />
);
