import { useEffect, useState } from "react";
import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Combobox, type Option } from "../../../../ui/fields/combobox.tsx";
import { findTowns } from "../../checkout/delivery/find-places.ts";
import { AskAgain } from "../ask-again.tsx";
import { pause } from "../pause.ts";

const FIELD = "branch-town";
const TYPING_MS = 200;
const SHORTEST = 2;

/** `onTown` gets undefined while the typed text names no town. */
export function TownSearch({ carrier, onTown }: { carrier: string; onTown: (town: Option | undefined) => void }) {
  const words = useWords(branchesMessages);
  const { "delivery.searching": busy } = useWords(deliveryMessages);
  const [text, setText] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // A field that is focused again asks again.
  useEffect(() => void (tries > 0 && document.getElementById(FIELD)?.focus()), [tries]);
  const find = async (typed: string, signal: AbortSignal): Promise<Option[]> => {
    await pause(TYPING_MS, signal);
    try {
      const found = await findTowns({ carrier }, typed, signal);
      setFailed(false);
      return found;
    } catch (error) {
      if (!signal.aborted) setFailed(true);
      throw error;
    }
  };
  return (
    <>
      <Combobox
        key={tries}
        id={FIELD}
        label={words["branches.town"]}
        hint={words["branches.townHint"]}
        words={{ none: words["branches.townNone"], busy, failed: words["branches.failed"] }}
        from={SHORTEST}
        text={text}
        find={find}
        onText={(typed) => {
          setText(typed);
          onTown(undefined);
        }}
        onChoose={(town) => {
          setText(town.title);
          onTown(town);
        }}
      />
      {hasFailed && (
        <AskAgain
          text={words["branches.failed"]}
          button={words["branches.again"]}
          onAgain={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        />
      )}
    </>
  );
}
