import { useTranslate } from "react-admin";
import type { StaffProductRow } from "../../../../features/catalogue/staff-products.contract.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";

const tints: Record<StaffProductRow["visibility"], Tint> = { shown: "dill", hidden: "plain", removed: "poppy", waiting: "marigold" };

export function VisibilityChip({ visibility }: { visibility: StaffProductRow["visibility"] }) {
  const translate = useTranslate();
  return <Chip tint={tints[visibility]}>{translate(`product.visibility.${visibility}`)}</Chip>;
}
