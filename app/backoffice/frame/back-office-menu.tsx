import { Divider, MenuItem, Typography } from "@mui/material";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { Menu, usePermissions, useSidebarState, useStore, useTranslate } from "react-admin";
import { governedBy } from "./governed-by.ts";
import { menuSections } from "./menu-sections.ts";

const titles = {
  picking: "picking.title",
  reports: "reports.title",
  exchange: "exchange.title",
  webhooks: "webhooks.title",
  priceTypes: "priceType.title",
  shelves: "shelves.name",
  variations: "variations.title",
};

/** Only pages the role may see; a section has a heading when it has more than one of them. */
export function BackOfficeMenu() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const [closed, setClosed] = useStore<string[]>("menu.closed", []);
  const [isWide] = useSidebarState();
  const seen = menuSections
    .map(({ name, places }) => ({ name, places: places.filter((place) => permissions.includes(`${governedBy(place.name)}.see`)) }))
    .filter(({ places }) => places.length > 0);
  const hasSections = isWide && seen.length > 1;
  const toggle = (name: string) => setClosed(closed.includes(name) ? closed.filter((one) => one !== name) : [...closed, name]);
  return (
    <Menu sx={looks}>
      {permissions.includes("dashboard.see") ? (
        <Menu.Item to="/" primaryText={translate("ra.page.dashboard")} leftIcon={<LayoutDashboard size={20} aria-hidden />} />
      ) : null}
      {seen.flatMap(({ name, places }) => {
        const isOpen = !hasSections || !closed.includes(name);
        const Chevron = isOpen ? ChevronDown : ChevronRight;
        return [
          hasSections ? (
            <MenuItem key={name} className="section" tabIndex={0} aria-expanded={isOpen} onClick={() => toggle(name)}>
              <Typography variant="caption">{translate(`menu.${name}`)}</Typography>
              <Chevron size={16} aria-hidden />
            </MenuItem>
          ) : (
            <Divider key={name} />
          ),
          ...(isOpen ? places : []).map(({ to, name: place, Icon }) => (
            <Menu.Item
              key={place}
              to={to}
              primaryText={translate(titles[place as keyof typeof titles] ?? `resources.${place}.name`)}
              leftIcon={<Icon size={20} aria-hidden />}
            />
          )),
        ];
      })}
    </Menu>
  );
}

const looks = {
  pt: 1,
  "& .MuiMenuItem-root, & .MuiMenuItem-root .MuiTypography-root": { color: "#f3edf1" },
  "& .MuiMenuItem-root": { minHeight: 44, borderLeft: "3px solid transparent" },
  "& .MuiMenuItem-root.section": { justifyContent: "space-between", pl: 2, mt: 1, minHeight: 36 },
  "& .MuiMenuItem-root.section .MuiTypography-root": { color: "#cdbfc8", fontWeight: 600, letterSpacing: 0.4 },
  "& .MuiDivider-root": { borderColor: "#4a3340" },
  "& .MuiListItemIcon-root": { color: "#e4dbe1" },
  "& .MuiMenuItem-root:hover": { backgroundColor: "#4a3340" },
  "& .RaMenuItemLink-active.MuiMenuItem-root": { backgroundColor: "#4a3340", borderLeftColor: "#ffb31a" },
  "& .Mui-focusVisible": { outline: "2px solid #ffb31a", outlineOffset: -2 },
} as const;
