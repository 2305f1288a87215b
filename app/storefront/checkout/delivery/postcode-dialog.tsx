import { useState, type SubmitEvent } from "react";
import type { OfficeView, SettlementView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { findDepartments, findOffices, findPostcode, findStreets, findTowns } from "./find-places.ts";
import { officeChosen } from "./postcode-field.tsx";
import { useFindingWords } from "./use-finding-words.ts";
import type { CheckoutForm } from "../form/checkout-form.ts";

type Props = { carrier: string; onChoose: (chosen: Partial<CheckoutForm>) => void };
type Town = { id: string; title: string };

/** Finds the postcode of an address; without the carrier's answer it offers the offices of the town. */
export default function PostcodeDialog(props: Props) {
  const words = useWords(deliveryMessages);
  const { close } = useWords(layoutMessages);
  return (
    <Dialog name="postcode" title={words["delivery.postcodeFind"]} closeLabel={close} shape="modal">
      <PostcodeSearch {...props} />
    </Dialog>
  );
}

function PostcodeSearch({ carrier, onChoose }: Props) {
  const words = useWords(deliveryMessages);
  const orders = useWords(checkoutMessages);
  const { required } = useWords(layoutMessages);
  const finding = useFindingWords();
  const [town, setTown] = useState<Town>({ id: "", title: "" });
  const [street, setStreet] = useState({ id: "", name: "" });
  const [house, setHouse] = useState("");
  const [error, setError] = useState<{ street?: string; house?: string }>({});
  const [said, setSaid] = useState("");
  const [offices, setOffices] = useState<readonly OfficeView[]>([]);
  const [busy, setBusy] = useState(false);
  const choose = (office: OfficeView) => {
    onChoose(officeChosen(office));
    closeOverlay();
  };
  const chooseTown = async (chosen: Town) => {
    setTown(chosen);
    setStreet({ id: "", name: "" });
    setSaid("");
    setOffices(await officesOf(carrier, chosen).catch(() => []));
  };
  const search = async (event: SubmitEvent) => {
    event.preventDefault();
    // The dialog is beside the checkout's form and must not submit it.
    event.stopPropagation();
    const missing = {
      ...(street.id === "" ? { street: orders["checkout.choose"] } : {}),
      ...(house.trim() === "" ? { house: required } : {}),
    };
    setError(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const { isAnswered, postcode } = await findPostcode({ carrier }, { street: street.id, house }).catch(() => ({
      isAnswered: false,
      postcode: null,
    }));
    const found = postcode === null ? [] : (await findOffices({ carrier }, postcode).catch(() => ({ offices: [] }))).offices;
    setBusy(false);
    setSaid(postcode === null ? words[isAnswered ? "delivery.houseNone" : "delivery.postcodeSilent"] : words["delivery.found"](postcode));
    if (found.length > 0) setOffices(found);
  };
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void search(event)}>
      <Combobox
        id="postcode-town"
        label={orders["checkout.town"]}
        hint={orders["checkout.townHint"]}
        words={finding(orders["checkout.townNone"])}
        from={2}
        text={town.title}
        find={(text, signal) => findTowns({ carrier }, text, signal)}
        onText={(title) => setTown({ id: "", title })}
        onChoose={({ id, title }) => void chooseTown({ id, title })}
      />
      <Combobox
        key={town.id}
        id="postcode-street"
        label={words["delivery.street"]}
        hint={words["delivery.streetHint"]}
        {...(error.street ? { error: error.street } : {})}
        words={finding(town.id === "" ? orders["checkout.townFirst"] : words["delivery.streetNone"])}
        from={2}
        text={street.name}
        find={async (text, signal) => {
          if (town.id === "") return [];
          const { isAnswered, streets } = await findStreets({ carrier }, { settlement: town.id, search: text }, signal);
          setSaid(isAnswered ? "" : words["delivery.postcodeSilent"]);
          return streets.map(({ id, name }) => ({ id, title: name, note: "" }));
        }}
        onText={(name) => setStreet({ id: "", name })}
        onChoose={({ id, title }) => setStreet({ id, name: title })}
      />
      <TextField
        label={words["delivery.house"]}
        {...(error.house ? { error: error.house } : {})}
        autoComplete="off"
        maxLength={20}
        value={house}
        onChange={({ target }) => setHouse(target.value)}
      />
      <Button type="submit" busy={busy}>
        {words["delivery.findByAddress"]}
      </Button>
      <p role="status" className="body-s">
        {said}
      </p>
      {offices.length > 0 && (
        <section aria-labelledby="postcode-offices">
          <h3 id="postcode-offices" className="body-s font-medium">
            {words["delivery.chooseOffice"]}
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {offices.map((office) => (
              <li key={office.department.id}>
                <button type="button" className="flex min-h-11 w-full items-center py-2 text-left underline" onClick={() => choose(office)}>
                  {office.department.number}, {office.department.address}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </form>
  );
}

/** Offices of the shop's own list, which needs no carrier. */
async function officesOf(carrier: string, { id, title }: Town): Promise<OfficeView[]> {
  const [type = "", ...name] = title.split(" ");
  const settlement: SettlementView = { id, type, name: name.join(" "), area: "", district: "" };
  const departments = await findDepartments({ carrier }, { settlement: id, search: "" });
  return departments.map((department) => ({ settlement, department }));
}
