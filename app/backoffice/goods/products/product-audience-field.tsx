import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Gender } from "../../../../features/catalogue/words/genders.ts";
import type { chooseProductAudiences, ProductAudiences } from "../../../../features/catalogue/product-audiences.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { AudienceToggles } from "../shelves/audience-toggles.tsx";
import type { Id } from "../../../../platform/ids.ts";
import { useTellRefusal } from "../../use-tell-refusal.ts";

/** Saves a choice at once; it overrides 1C. */
export function ProductAudienceField({
  id,
  name,
  audiences,
  disabled,
}: {
  id: Id<"product">;
  name: string;
  audiences: ProductAudiences;
  disabled: boolean;
}) {
  const translate = useTranslate();
  const tellRefusal = useTellRefusal();
  const [{ chosen, settled }, setAudiences] = useState(audiences);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (asked: Gender[]) => {
    setIsBusy(true);
    try {
      setAudiences(
        await callStaffApi<typeof chooseProductAudiences>("POST", "/api/admin/products/{id}/audiences", { id, audiences: asked }),
      );
    } catch (error) {
      tellRefusal(error);
    }
    setIsBusy(false);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
      <AudienceToggles of={name} value={settled} disabled={disabled || isBusy} onChoose={(asked) => void choose(asked)} />
      <Box sx={{ minWidth: { sm: 120 } }}>
        {chosen.length > 0 ? (
          <Button size="small" disabled={disabled || isBusy} onClick={() => void choose([])}>
            {translate("shelves.reset")}
          </Button>
        ) : (
          <Typography component="span" variant="body2" color={settled.length === 0 ? "warning.dark" : "text.secondary"}>
            {translate(settled.length === 0 ? "shelves.by.nobody" : "shelves.by.oneC")}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
