import { Alert, Box, Button } from "@mui/material";
import { useTranslate } from "react-admin";
import type { PriceRole } from "../../../../features/exchange/prices/price-roles.rules.ts";
import type { PriceTypesView } from "../../../../features/exchange/prices/price-types.contract.ts";

/** Roles that several price types claim by name. */
export function RoleDoubts({
  doubts,
  mayChange,
  onChoose,
}: {
  doubts: PriceTypesView["doubts"];
  mayChange: boolean;
  onChoose: (id: string, role: PriceRole) => Promise<void>;
}) {
  const translate = useTranslate();
  return doubts.map(({ role, types }) => (
    <Alert key={role} severity="warning" sx={{ my: 2 }}>
      {translate("openQuestions.doubt", {
        role: translate(`priceType.roles.${role}`),
        names: types.map(({ name }) => `«${name}»`).join(", "),
      })}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
        {types.map(({ id, name }) => (
          <Button key={id} variant="outlined" size="small" disabled={!mayChange} onClick={() => void onChoose(id, role)}>
            {name}
          </Button>
        ))}
      </Box>
    </Alert>
  ));
}
