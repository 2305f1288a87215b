import { useRef, useState, type FormEvent } from "react";
import { useLoaderData } from "../../../client/router/page.ts";
import { useNavigate } from "../../../client/router/router.tsx";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { addReturnPhoto, askReturn } from "../../../features/returns/returns.contract.ts";
import { paidForPieces } from "../../../features/orders/promo-codes/promo-codes.rules.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { mayGoBack, MOST_PHOTOS, returnReasons, type ReturnReason } from "../../../features/returns/returns.rules.ts";
import { hasFailed } from "../../../features/uploads/ui/has-failed.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import { formatMoney, fromHryvnias, sumKopiykas } from "../../../platform/money/money.ts";
import { addSeconds, formatDay } from "../../../platform/time/time.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { PhotoInput } from "../../../ui/photos/photo-input.tsx";
import { usePhotos } from "../../../ui/photos/use-photos.ts";
import { randomName } from "../../../ui/random-name.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { callApi, refusalByField } from "../../../client/call-api.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { loader } from "./ask-return.loader.server.ts";
import { RadioList } from "../../../ui/fields/radio-list.tsx";
import { ReturnLines } from "./return-lines.tsx";

type Typed = { pieces: Record<string, number>; reason: ReturnReason | ""; comment: string; refundTo: "card" | "balance" };
const nothing: Typed = { pieces: {}, reason: "", comment: "", refundTo: "card" };

export default function AskReturnScreen() {
  const { number, lines, until, ways } = useLoaderData<typeof loader>();
  const words = useWords(returnsMessages);
  if (lines.every(({ left }) => left === 0))
    return (
      <>
        <h1 className="display-m">{words["returns.newTitle"](number)}</h1>
        <EmptyState text={until === null ? words["returns.notYet"] : words["returns.nothing"]} />
      </>
    );
  return (
    <>
      <h1 className="display-m mb-2">{words["returns.newTitle"](number)}</h1>
      {until && <p className="mb-6 text-ink-700">{words["returns.until"](formatDay(addSeconds(new Date(until), -1)))}</p>}
      <ReturnForm number={number} lines={lines} ways={ways} />
    </>
  );
}

type FormProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "number" | "lines" | "ways">;

function ReturnForm({ number, lines, ways }: FormProps) {
  const words = useWords(returnsMessages);
  const formWords = useWords(accountsMessages);
  const { required } = useWords(layoutMessages);
  const ofFiles = useWords(uploadsMessages);
  const navigate = useNavigate();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const key = useRef(randomName());
  const { typed, change, clear: clearDraft } = useKeptDraft("draft ", { part: `return ${number}`, first: nothing });
  const { photos, add, remove } = usePhotos({
    most: MOST_PHOTOS,
    upload: (photo) => callApi<typeof addReturnPhoto>("POST", "/api/add-return-photo", { photo }),
  });
  const reason = typed.reason === "" ? undefined : typed.reason;
  const chosen = lines.flatMap((line) => {
    const pieces = Math.min(typed.pieces[line.variationId] ?? 0, line.left);
    return pieces > 0 && (!reason || mayGoBack(line, reason)) ? [{ ...line, pieces }] : [];
  });
  const check = () => ({
    lines: chosen.length === 0 ? words["returns.chooseGoods"] : undefined,
    reason: reason ? undefined : required,
    form: photos.some(({ state }) => state === "sending")
      ? words["returns.sendingPhoto"]
      : hasFailed(...photos)
        ? ofFiles["uploads.leftOut"]
        : undefined,
  });
  const { form, field, problems, formError, clear, refuse } = useFormErrors<"lines" | "reason" | "comment" | "refundTo">({
    labels: {
      lines: words["returns.choose"],
      reason: words["returns.why"],
      comment: words["returns.comment"],
      refundTo: words["returns.whereTo"],
    },
    check,
  });
  const type = (part: Partial<Typed>) => {
    key.current = randomName();
    change(part);
    clear(Object.keys(part).map((name) => (name === "pieces" ? "lines" : name)));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (refuse(check()) || !reason) return;
    setBusy(true);
    const asked = {
      number,
      lines: chosen.map(({ variationId, pieces }) => ({ variationId, pieces })),
      reason,
      comment: typed.comment,
      photos: photos.flatMap(({ id }) => (id ? [id] : [])),
      refundTo: ways.includes(typed.refundTo) ? typed.refundTo : ("balance" as const),
    };
    try {
      const headers = { "Idempotency-Key": key.current };
      const { id } = await callApi<typeof askReturn>("POST", "/api/ask-return", asked, { headers });
      clearDraft();
      toast(words["returns.sent"]);
      await navigate(pathIn(locale, `/account/returns/${id}`));
    } catch (error) {
      refuse(refusalByField(error, words["returns.failed"]));
    }
    setBusy(false);
  };
  const sum = sumKopiykas(
    chosen.map(({ price, pieces, sold, returned, discountKopiykas }) =>
      paidForPieces({ price: fromHryvnias(price), discount: discountKopiykas, pieces: sold }, { before: returned, more: pieces }),
    ),
  );
  return (
    <form method="dialog" ref={form} noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <ErrorSummary title={formWords["form.summary"]} problems={problems} />
      <ReturnLines {...field("lines")} lines={lines} pieces={typed.pieces} reason={reason} onChange={(pieces) => type({ pieces })} />
      <RadioList
        {...field("reason")}
        options={returnReasons.map((value) => ({ value, text: words[`returns.reason.${value}`] }))}
        chosen={typed.reason}
        onChoose={(value) => type({ reason: value })}
      />
      <TextArea
        {...field("comment")}
        hint={words["returns.commentHint"]}
        value={typed.comment}
        maxLength={1_000}
        rows={4}
        onChange={({ target }) => type({ comment: target.value })}
      />
      <PhotoInput
        photos={photos}
        most={MOST_PHOTOS}
        words={{
          title: words["returns.photos"],
          hint: formWords["form.optional"],
          add: words["returns.addPhoto"],
          remove: words["returns.removePhoto"],
          sending: words["returns.sendingPhoto"],
          failed: words["returns.photoError"],
        }}
        onAdd={(files) => void add(files)}
        onRemove={remove}
      />
      {ways.length > 1 && (
        <RadioList
          {...field("refundTo")}
          options={ways.map((value) => ({ value, text: value === "card" ? words["returns.toCard"] : words["returns.toBalance"] }))}
          chosen={typed.refundTo}
          onChoose={(value) => type({ refundTo: value })}
        />
      )}
      <p className="caption text-ink-500">{words["returns.asPaid"]}</p>
      {sum > 0 && <p className="label">{words["returns.worth"](formatMoney(sum))}</p>}
      {formError && <FieldError>{formError}</FieldError>}
      <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
        {words["returns.send"]}
      </Button>
    </form>
  );
}
