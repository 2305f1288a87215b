import { Box, Tab, Tabs } from "@mui/material";
import { Title, useTranslate } from "react-admin";
import { useSearchParams } from "react-router-7";
import { ColoursPanel } from "./colours-panel.tsx";
import { GoodsPanel } from "./goods-panel.tsx";
import { GroupsPanel } from "./groups-panel.tsx";
import { PropertiesPanel } from "./properties-panel.tsx";

const parts = { groups: GroupsPanel, single: GoodsPanel, colours: ColoursPanel, properties: PropertiesPanel } as const;
const names = Object.keys(parts) as (keyof typeof parts)[];

/** Maps data of 1C to the shop: groups, colours, properties. */
export function ShelvesScreen() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const chosen = names.find((name) => name === params.get("part")) ?? "groups";
  const Part = parts[chosen];
  return (
    <Box sx={{ pt: 1 }}>
      <Title title={translate("shelves.name")} />
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        value={chosen}
        onChange={(_, name: string) => setParams({ part: name })}
        sx={{ mb: 2 }}
        aria-label={translate("shelves.name")}
      >
        {names.map((name) => (
          <Tab key={name} value={name} label={translate(`shelves.${name}.title`)} />
        ))}
      </Tabs>
      <Part />
    </Box>
  );
}
