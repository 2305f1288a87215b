import { useState } from "react";
import { useLoaderData } from "../../../client/router/page.ts";
import { useRevalidator } from "../../../client/router/router.tsx";
import { fullName } from "../../../features/accounts/accounts.rules.ts";
import type { RecipientView, removeRecipient } from "../../../features/recipients/recipients.contract.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { RecipientDialog } from "./recipient-dialog.tsx";
import type { loader } from "./recipients.loader.server.ts";

export default function RecipientsScreen() {
  const recipients = useLoaderData<typeof loader>();
  const words = useWords(recipientsMessages);
  const revalidator = useRevalidator();
  const [meant, setMeant] = useState<RecipientView | undefined>();
  const open = (overlay: "keepRecipient" | "removeRecipient", recipient?: RecipientView) => {
    setMeant(recipient);
    openOverlay(overlay);
  };
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!meant) return;
    setBusy(true);
    try {
      await callApi<typeof removeRecipient>("DELETE", "/api/remove-recipient", { id: meant.id });
      toast(words["recipients.removed"]);
    } catch {
      toast(words["recipients.failed"]);
    }
    setBusy(false);
    closeOverlay();
    await revalidator.revalidate();
  };
  const add = <Button onClick={() => open("keepRecipient")}>{words["recipients.add"]}</Button>;
  return (
    <>
      <h1 className="display-l">{words["recipients.title"]}</h1>
      {recipients.length === 0 ? (
        <EmptyState text={words["recipients.empty"]}>{add}</EmptyState>
      ) : (
        <>
          <p className="mt-1 mb-6 text-ink-500">{words["recipients.why"]}</p>
          <ul className="mb-6 divide-y divide-line border-y border-line">
            {recipients.map((one) => (
              <RecipientRow
                key={one.id}
                recipient={one}
                onChange={() => open("keepRecipient", one)}
                onRemove={() => open("removeRecipient", one)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      <RecipientDialog key={meant?.id ?? 0} recipient={meant} onSaved={() => revalidator.revalidate()} />
      <AskDialog
        name="removeRecipient"
        title={words["recipients.remove"]}
        no={words["recipients.keep"]}
        yes={words["recipients.remove"]}
        busy={busy}
        onYes={() => void remove()}
      >
        {words["recipients.removeAsk"](meant ? fullName(meant) : "")}
      </AskDialog>
    </>
  );
}

function RecipientRow({ recipient, onChange, onRemove }: { recipient: RecipientView; onChange: () => void; onRemove: () => void }) {
  const words = useWords(recipientsMessages);
  const name = fullName(recipient);
  const { place } = recipient;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <b className="block wrap-anywhere font-semibold">{name}</b>
        <span className="block">{formatPhone(recipient.phone)}</span>
        <span className="body-s block text-ink-500">
          {place ? `${place.settlement}, ${place.department}` : words["recipients.noPlace"]}
        </span>
      </div>
      <div className="flex gap-2">
        <Button kind="secondary" size="dense" aria-label={`${words["recipients.change"]}: ${name}`} onClick={onChange}>
          {words["recipients.change"]}
        </Button>
        <Button kind="quiet" size="dense" aria-label={`${words["recipients.remove"]}: ${name}`} onClick={onRemove}>
          {words["recipients.remove"]}
        </Button>
      </div>
    </li>
  );
}
