import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

export type StatusLook = { tint: string; Icon: LucideIcon };

/** A state by sign, word and tint: never by colour alone. */
export const StatusMark = ({ look: { tint, Icon }, name }: { look: StatusLook; name: string }) => (
  <span className={classNames("body-s inline-flex items-center gap-1.5 rounded-chip py-1 pr-3 pl-2.5 text-left font-medium", tint)}>
    <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
    {name}
  </span>
);
