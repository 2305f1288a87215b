import { useState } from "react";
import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import type { DeliveryTerms } from "../../../../features/orders/orders.server.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import type { Option } from "../../../../ui/fields/combobox.tsx";
import { BranchList } from "./branch-list.tsx";
import { TownPrices } from "./town-prices.tsx";
import { TownSearch } from "./town-search.tsx";
import { WayChoice } from "./way-choice.tsx";

type Way = DeliveryTerms["ways"][number];

/** Uses the directories of the checkout. */
export function BranchSearch({ ways }: { ways: readonly Way[] }) {
  const words = useWords(branchesMessages);
  const [code, setCode] = useState("");
  const [town, setTown] = useState<Option & { carrier: string }>();
  const chosen = ways.find((way) => codeOf(way) === code) ?? ways[0];
  if (!chosen) return null;
  const { carrier, kind } = chosen;
  return (
    <>
      <p className="hidden text-ink-500 noscript:block">{words["branches.noScript"]}</p>
      <div className="noscript:hidden">
        {ways.length > 1 && (
          <WayChoice
            label={words["branches.kind"]}
            options={ways.map((way) => ({ code: codeOf(way), name: way.name }))}
            chosen={codeOf(chosen)}
            onChoose={setCode}
          />
        )}
        <TownSearch key={carrier} carrier={carrier} onTown={(option) => setTown(option && { ...option, carrier })} />
        {town?.carrier === carrier && chosen.hasPrices && (
          <TownPrices key={`${carrier} ${town.id}`} carrier={carrier} settlement={town.id} />
        )}
        {town?.carrier === carrier && <BranchList key={`${kind} ${town.id}`} way={chosen} settlement={town.id} />}
      </div>
    </>
  );
}

const codeOf = ({ carrier, kind }: Way): string => `${carrier} ${kind}`;
