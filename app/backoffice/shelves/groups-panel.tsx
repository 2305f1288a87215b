import { Alert, Box, Button, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { usePermissions, useTranslate } from "react-admin";
import { genders } from "../../../features/catalogue/genders.ts";
import type { chooseAudiences, getShelves, GroupOfStaff } from "../../../features/catalogue/staff-shelves.contract.ts";
import { callStaffApi } from "../call-staff-api.ts";
import { Table, type Column } from "../fields/table.tsx";
import { PartFrame } from "./part-frame.tsx";
import { usePart } from "./use-part.ts";

/** The tree of groups from 1C: whom each is for, changed by pressing and in force at once. */
export function GroupsPanel() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { shown, isBusy, change } = usePart(() => callStaffApi<typeof getShelves>("GET", "/api/admin/shelves", {}));
  const mayChange = permissions.includes("products.change");
  const choose = (id: number, audiences: GroupOfStaff["chosen"]) =>
    change(callStaffApi<typeof chooseAudiences>("POST", "/api/admin/shelves/{id}", { id, audiences }));
  return (
    <PartFrame name="groups" shown={shown}>
      {({ groups, unsorted, withoutGroup }) => (
        <>
          <Alert severity={unsorted > 0 ? "warning" : "success"} sx={{ mb: 2 }}>
            {unsorted > 0 ? translate("shelves.unsorted", { smart_count: unsorted }) : translate("shelves.allSorted")}
            {withoutGroup > 0 ? ` ${translate("shelves.withoutGroup", { smart_count: withoutGroup })}` : ""}
          </Alert>
          {groups.length === 0 ? (
            <Typography>{translate("shelves.groups.none")}</Typography>
          ) : (
            <Table
              label={translate("shelves.groups.title")}
              rows={groups}
              keyOf={({ id }) => id}
              columns={columnsOf({ translate, disabled: isBusy || !mayChange, choose })}
            />
          )}
        </>
      )}
    </PartFrame>
  );
}

const Name = ({ group }: { group: GroupOfStaff }) => (
  <Box
    component="span"
    sx={{ pl: group.depth * 3, fontWeight: group.depth === 0 ? 600 : 400, color: group.passage ? "text.secondary" : "text.primary" }}
  >
    {group.name}
  </Box>
);

type Choose = (audiences: GroupOfStaff["chosen"]) => void;

/** What holds is pressed; what staff chose can be left to 1C again. */
function Audiences({ group, disabled, choose }: { group: GroupOfStaff; disabled: boolean; choose: Choose }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      <ToggleButtonGroup
        size="small"
        value={group.settled}
        disabled={disabled}
        aria-label={`${translate("shelves.audience")}: ${group.name}`}
        onChange={(_, audiences: GroupOfStaff["settled"]) => choose(audiences)}
      >
        {genders.map((gender) => (
          <ToggleButton
            key={gender}
            value={gender}
            sx={{ px: 1, minHeight: 36, textTransform: "none", "&.Mui-selected": { bgcolor: "#f8e3ee", color: "#8c1250" } }}
          >
            {translate(`shelves.of.${gender}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {group.chosen === null ? (
        <Typography component="span" variant="body2" color={group.settled.length === 0 ? "warning.dark" : "text.secondary"}>
          {translate(group.said.length > 0 ? "shelves.by.words" : group.settled.length > 0 ? "shelves.by.above" : "shelves.by.nobody")}
        </Typography>
      ) : (
        <Button size="small" disabled={disabled} onClick={() => choose(null)}>
          {translate("shelves.reset")}
        </Button>
      )}
    </Box>
  );
}

type Means = {
  translate: (key: string, options?: Record<string, unknown>) => string;
  disabled: boolean;
  choose: (id: number, audiences: GroupOfStaff["chosen"]) => Promise<boolean>;
};

const columnsOf = ({ translate, disabled, choose }: Means): Column<GroupOfStaff>[] => [
  { name: "name", label: translate("shelves.group"), cell: (group) => <Name group={group} /> },
  { name: "goods", label: translate("shelves.goods"), number: true, cell: ({ goods }) => goods },
  {
    name: "audiences",
    label: translate("shelves.audience"),
    cell: (group) => <Audiences group={group} disabled={disabled} choose={(audiences) => void choose(group.id, audiences)} />,
  },
];
