import { useTranslate } from "react-admin";
import { Chip } from "../../fields/chip.tsx";

export function ShownChip({ isShownNow }: { isShownNow: boolean }) {
  const translate = useTranslate();
  return <Chip tint={isShownNow ? "dill" : "plain"}>{translate(isShownNow ? "content.isShown" : "content.isHidden")}</Chip>;
}
