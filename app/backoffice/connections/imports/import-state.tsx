import { useTranslate } from "react-admin";
import type { ImportRow } from "../../../../features/exchange/imports.contract.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";

const tints: Record<ImportRow["state"], Tint> = {
  running: "sky",
  done: "dill",
  failed: "poppy",
  waiting: "marigold",
  refused: "plain",
  tried: "lilac",
};

export function ImportState({ state }: { state: ImportRow["state"] }) {
  const translate = useTranslate();
  return <Chip tint={tints[state]}>{translate(`import.state.${state}`)}</Chip>;
}
