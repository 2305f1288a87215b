import { useState } from "react";
import type { exportPersonalData, requestDeletion } from "../../../features/personal-data/personal-data.contract.ts";
import { personalDataMessages } from "../../../features/personal-data/personal-data.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { ApiRefusal, callApi, refusalByField } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { saveAsFile } from "./save-as-file.ts";

/** Downloads all of the customer's data as one file, and asks to delete it. */
export function PersonalDataSection() {
  const words = useWords(personalDataMessages);
  return (
    <section aria-labelledby="own-data" className="mt-12">
      <h2 id="own-data" className="display-s">
        {words["data.title"]}
      </h2>
      <p className="mt-1 mb-4 text-ink-500">{words["data.exportWhy"]}</p>
      <ExportForm />
      <DeletionRequest />
    </section>
  );
}

/** Asks for the PIN only on a new device (S25). */
function ExportForm() {
  const words = useWords(personalDataMessages);
  const [busy, setBusy] = useState(false);
  const [asksPin, setAsksPin] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const form = useFocusOnChange<HTMLFormElement>(asksPin);
  const download = async (pin: string) => {
    setBusy(true);
    setError(undefined);
    setFailure(undefined);
    try {
      const data = await callApi<typeof exportPersonalData>("POST", "/api/export-personal-data", pin === "" ? {} : { pin });
      saveAsFile("semyriad-data.json", JSON.stringify(data, null, 2));
      setAsksPin(false);
    } catch (refusal) {
      const { pin: atPin, form } = refusalByField(refusal, words["data.failed"]);
      if (atPin) {
        setError(asksPin ? atPin : undefined);
        setAsksPin(true);
      } else setFailure(refusal instanceof ApiRefusal && refusal.status === 409 ? words["data.later"] : form);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="dialog"
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void download(String(new FormData(event.currentTarget).get("pin") ?? ""));
      }}
    >
      {asksPin && (
        <TextField
          name="pin"
          type="password"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          label={words["data.pin"]}
          hint={words["data.pinWhy"]}
          error={error}
        />
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" kind="secondary" busy={busy}>
        {words["data.export"]}
      </Button>
    </form>
  );
}

function DeletionRequest() {
  const words = useWords(personalDataMessages);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await callApi<typeof requestDeletion>("POST", "/api/request-deletion", {});
      toast(words["data.deleteAsked"]);
    } catch (refusal) {
      toast(refusalByField(refusal, words["data.failed"])["form"] ?? words["data.failed"]);
    }
    setBusy(false);
    closeOverlay();
  };
  return (
    <>
      <Button kind="quiet" className="mt-3 -ml-5" onClick={() => openOverlay("deleteAccount")}>
        {words["data.delete"]}
      </Button>
      <AskDialog
        name="deleteAccount"
        title={words["data.delete"]}
        no={words["data.keep"]}
        yes={words["data.deleteYes"]}
        busy={busy}
        onYes={() => void ask()}
      >
        {words["data.deleteAsk"]}
      </AskDialog>
    </>
  );
}
