import type { ReturnStatus } from "../../../features/returns/returns.rules.ts";
import { classNames } from "../../../ui/class-names.ts";

const tints: Record<ReturnStatus, string> = {
  asked: "bg-marigold-100",
  approved: "cloth-4",
  refused: "bg-poppy-100",
  cancelled: "bg-surface-2",
  received: "bg-dill-100",
};

export const ReturnMark = ({ status, statusName }: { status: ReturnStatus; statusName: string }) => (
  <span className={classNames("body-s inline-flex rounded-chip px-3 py-1 font-medium", tints[status])}>{statusName}</span>
);
