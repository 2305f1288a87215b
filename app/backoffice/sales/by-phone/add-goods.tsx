import { Autocomplete, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { listVariations, VariationRow } from "../../../../features/variations/variations.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { callStaffApi } from "../../call-staff-api.ts";

const PAUSE_MS = 250;
const FEWEST_LETTERS = 2;
const MOST_FOUND = 30;

/** Finds by a part of name, article, code or barcode; a chosen variation goes into the cart by a pack. */
export function AddGoods({ isBusy, onAdd }: { isBusy: boolean; onAdd: (variation: VariationRow) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState("");
  const [found, setFound] = useState<VariationRow[]>([]);
  const q = text.trim().slice(0, 60);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      if (q.length < FEWEST_LETTERS) return setFound([]);
      const asked = { q, visibility: "shown" as const, limit: MOST_FOUND };
      const answer = await callStaffApi<typeof listVariations>("GET", "/api/admin/variations", asked).catch(() => ({ data: [] }));
      if (!isOver) setFound(answer.data);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [q]);
  return (
    <Autocomplete
      options={found}
      filterOptions={(options) => options}
      value={null}
      disabled={isBusy}
      inputValue={text}
      onInputChange={(_, typed, reason) => setText(reason === "selectOption" || reason === "reset" ? "" : typed)}
      onChange={(_, chosen) => {
        if (chosen) onAdd(chosen);
      }}
      getOptionLabel={inWords}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            {inWords(option)}
            <Lack of={option} />
          </span>
        </li>
      )}
      noOptionsText={translate(q.length < FEWEST_LETTERS ? "byPhone.typeMore" : "delivery.nothing")}
      blurOnSelect={false}
      renderInput={(props) => <TextField {...props} label={translate("byPhone.addGoods")} />}
    />
  );
}

/** Why no pack is available, before it is asked for; asking also releases an ended reservation. */
function Lack({ of: { onHand, reserved, pack } }: { of: VariationRow }) {
  const translate = useTranslate();
  const free = Math.max(0, onHand - reserved);
  if (free >= pack) return null;
  return (
    <Typography component="span" color="error" sx={{ display: "block" }}>
      {translate(onHand === 0 ? "byPhone.nothingLeft" : "byPhone.inCarts", { free, onHand, pack })}
    </Typography>
  );
}

const inWords = ({ article, name, colour, size, priceKopiykas, onHand, reserved, pack }: VariationRow): string =>
  [article, name, colour, size, pack > 1 ? `× ${pack}` : "", formatMoney(priceKopiykas), `${Math.max(0, onHand - reserved)}`]
    .filter(Boolean)
    .join(" · ");
