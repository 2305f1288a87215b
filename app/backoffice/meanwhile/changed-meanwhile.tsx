import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useContext, useEffect, useRef, useState } from "react";
import { useRecordContext, useResourceContext, useSaveContext, useTranslate, type RaRecord } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { nameOfField, wordOfValue } from "../shop/audit/name-of-field.ts";
import { fieldsSent } from "../data-provider.ts";
import { changedMeanwhile, fieldsIn, partsApart, typedOver, type ChangedField } from "./rebase.ts";
import { TheirsContext } from "./theirs-context.ts";

/** After a conflict the form keeps typed values, takes over the rest and lists what a save would overwrite; or it becomes theirs. */
export function ChangedMeanwhile() {
  const { theirs, setTheirs } = useContext(TheirsContext);
  const record = useRecordContext();
  const form = useFormContext();
  const { isSubmitting, defaultValues } = useFormState();
  const { saving } = useSaveContext();
  const translate = useTranslate();
  const entity = entities[useResourceContext() ?? ""] ?? "";
  const resource = useResourceContext() ?? "";
  const [shown, setShown] = useState<{ fields: readonly ChangedField[]; against: unknown }>();
  const taken = useRef<RaRecord>(undefined);
  const box = useRef<HTMLDivElement>(null);
  // Once for each version somebody saved, with the form's values at the refusal.
  useEffect(() => {
    if (!theirs || taken.current === theirs) return;
    taken.current = theirs;
    const [base, mine] = [defaultValues ?? {}, form.getValues()];
    const sent = [...fieldsIn(fieldsSent(resource, theirs) as Record<string, unknown>).keys()];
    const fields = changedMeanwhile({ base, mine, theirs }, new Set(sent.filter((path) => path !== "version")));
    setShown({ fields, against: record?.["version"] });
    form.reset(theirs);
    for (const { path, value } of typedOver(base, mine)) if (path !== "version") form.setValue(path, value, { shouldDirty: true });
  }, [theirs, defaultValues, form, resource, record]);
  const against = shown?.against;
  useEffect(() => void box.current?.focus(), [against, theirs]);
  // Saving changes the record.
  if (!theirs || !shown || shown.against !== record?.["version"]) return null;
  const { fields } = shown;
  const take = (path: string, value: unknown) => {
    form.setValue(path, value, { shouldDirty: true });
    setShown({ ...shown, fields: fields.map((field) => (field.path === path ? { ...field, isContested: false } : field)) });
  };
  const name = (path: string) => nameOnScreen(path) ?? nameOfField(translate, entity, path.replace(/^values\./, ""));
  const said = (path: string, value: unknown, other: unknown) =>
    isParts(value) && isParts(other)
      ? saidOfParts(value, other, { path, entity, translate })
      : wordOfValue(translate, entity, path, textOf(value)) || "—";
  const isContested = fields.some((field) => field.isContested);
  return (
    <Alert
      ref={box}
      severity="warning"
      tabIndex={-1}
      sx={{ m: 2, mb: { xs: 12, sm: 2 }, "& .MuiAlert-message": { width: "100%", minWidth: 0 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>{translate("meanwhile.title")}</Typography>
      <Typography>{translate(isContested ? "meanwhile.contested" : "meanwhile.joined")}</Typography>
      <Box component="ul" aria-label={translate("meanwhile.changes")} sx={{ listStyle: "none", p: 0, my: 1 }}>
        {fields.map((field) => (
          <Box component="li" key={field.path} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
            <b>{name(field.path)}</b>
            <Value term={translate("meanwhile.theirs")} text={said(field.path, field.theirs, field.mine)} />
            {field.isContested ? (
              <>
                <Value term={translate("meanwhile.mine")} text={said(field.path, field.mine, field.theirs)} />
                <Button
                  size="small"
                  aria-label={`${translate("meanwhile.take")}: ${name(field.path)}`}
                  onClick={() => take(field.path, field.theirs)}
                >
                  {translate("meanwhile.take")}
                </Button>
              </>
            ) : null}
          </Box>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" disabled={isSubmitting || saving}>
          {translate(isContested ? "meanwhile.saveOver" : "meanwhile.save")}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            form.reset(theirs);
            setTheirs(undefined);
          }}
        >
          {translate("meanwhile.takeAll")}
        </Button>
      </Stack>
    </Alert>
  );
}

const Value = ({ term, text }: { term: string; text: string }) => (
  // The keyboard must reach what scrolls.
  <Box
    tabIndex={text.length > 160 ? 0 : undefined}
    sx={{ maxHeight: 160, overflowY: "auto", overflowWrap: "anywhere", whiteSpace: "pre-line" }}
  >
    <Typography component="span" color="text.secondary">
      {term}:
    </Typography>{" "}
    {text}
  </Box>
);

/** The label that the form gives the field. */
const nameOnScreen = (path: string): string | undefined => labelOf(document.getElementsByName(path)[0]);
/** The label from any part of a list, since the named part may be gone or not there yet. */
const nameInParts = (path: string, name: string): string | undefined =>
  labelOf(document.querySelector(`[name^="${path}."][name$=".${name}"]`));

function labelOf(input: Element | null | undefined): string | undefined {
  const label = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.labels?.[0]?.textContent : undefined;
  return label?.replace(/\s*\*$/, "") || undefined;
}

type Part = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Part[] => Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null);

/** The number of parts, and those that differ from `other` with their fields. */
function saidOfParts(
  parts: readonly Part[],
  other: readonly Part[],
  { path, entity, translate }: { path: string; entity: string; translate: ReturnType<typeof useTranslate> },
): string {
  const apart = partsApart(parts, other).map(({ at, fields }) => {
    const told = fields.map(
      ({ name, value }) =>
        `${nameInParts(path, name) ?? nameOfField(translate, entity, name)}: ${wordOfValue(translate, entity, name, textOf(value)) || "—"}`,
    );
    return `${at + 1}. ${told.join("; ")}`;
  });
  return [translate("meanwhile.parts", { count: parts.length }), ...apart].join("\n");
}

/** A list of parts is shown as their number. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((one) => typeof one !== "object") ? value.join(", ") : String(value.length);
  return value === null || value === undefined ? "" : String(value);
}

/** Entity names of the audit log by resource. */
const entities: Readonly<Record<string, string>> = {
  products: "product",
  stories: "story",
  promotions: "promotion",
  "blue-lines": "blue-line",
  pages: "page",
  leads: "lead",
  questions: "question",
  reviews: "review",
  "search-words": "search-word",
  staff: "staff",
  settings: "settings",
};
