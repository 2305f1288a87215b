import { useState } from "react";
import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import type { DeliveryTerms } from "../../../../features/orders/orders.server.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { findDepartments } from "../../checkout/delivery/find-places.ts";
import { AskAgain } from "../ask-again.tsx";
import { useAsked } from "../use-asked.ts";
import { Branch } from "./branch.tsx";

const TYPING_MS = 250;
/** The most that one answer holds (`get-departments`). */
const MOST = 50;
const AT_FIRST = 8;

type Way = Pick<DeliveryTerms["ways"][number], "carrier" | "kind" | "destination">;

export function BranchList({ way, settlement }: { way: Way; settlement: string }) {
  const words = useWords(branchesMessages);
  const [search, setSearch] = useState("");
  const [isWhole, setWhole] = useState(false);
  const { answer, hasFailed, isAsking, again } = useAsked(
    search,
    (signal) => findDepartments(way, { settlement, search }, signal),
    TYPING_MS,
  );
  const branches = answer ?? [];
  const shown = isWhole ? branches : branches.slice(0, AT_FIRST);
  const said =
    branches.length === 0 ? words["branches.none"] : words[branches.length < MOST ? "branches.found" : "branches.many"](branches.length);
  return (
    <div className="mt-4">
      <TextField
        type="search"
        label={words["branches.within"]}
        value={search}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="body-s mt-3 text-ink-500">
        {isAsking ? words["branches.asking"] : !hasFailed && said}
      </p>
      {hasFailed && <AskAgain text={words["branches.failed"]} button={words["branches.again"]} onAgain={again} />}
      <ul className="mt-1 divide-y divide-line">
        {shown.map((one) => (
          <Branch key={one.id} branch={one} isPostcode={way.destination === "postcode"} />
        ))}
      </ul>
      {shown.length < branches.length && (
        <Button kind="secondary" className="mt-3" onClick={() => setWhole(true)}>
          {words["branches.all"](branches.length)}
        </Button>
      )}
    </div>
  );
}
