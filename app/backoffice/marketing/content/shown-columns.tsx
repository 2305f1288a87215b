import type { StaffBlueLineView } from "../../../../features/content/staff/staff-blue-lines.contract.ts";
import type { StaffPromotionView, StaffStoryView } from "../../../../features/content/staff/staff-content.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { ShownChip } from "./shown-chip.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffStoryView | StaffPromotionView | StaffBlueLineView>;
const timeOf = (at: string | null) => (at === null ? "—" : <Moment at={at} />);

export const shownColumns = [
  <Column key="from" source="shownFrom" label="content.from" disableSort render={({ shownFrom }) => timeOf(shownFrom)} />,
  <Column key="until" source="shownUntil" label="content.until" disableSort render={({ shownUntil }) => timeOf(shownUntil)} />,
  <Column
    key="now"
    source="isShownNow"
    label="content.now"
    disableSort
    render={({ isShownNow }) => <ShownChip isShownNow={isShownNow} />}
  />,
];
