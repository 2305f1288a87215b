import { Alert, Box, Button, Typography } from "@mui/material";
import GripVertical from "lucide-react/icons/grip-vertical";
import { usePermissions, useTranslate } from "react-admin";
import { genders } from "../../../../features/catalogue/words/genders.ts";
import type { chooseAudiences, getShelves, GroupOfStaff } from "../../../../features/catalogue/staff-shelves.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { AudienceTargets } from "./audience-targets.tsx";
import { AudienceToggles } from "./audience-toggles.tsx";
import { PartFrame } from "./part-frame.tsx";
import { useDrag } from "./use-drag.ts";
import { usePart } from "./use-part.ts";
import { shelfRow } from "./shelf-row.ts";
import type { Id } from "../../../../platform/ids.ts";

/** 1C's group tree and each group's audience; saved at once. */
export function GroupsPanel() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { shown, isBusy, change } = usePart(() => callStaffApi<typeof getShelves>("GET", "/api/admin/shelves", {}));
  const mayChange = permissions.includes("products.change");
  const choose = (id: Id<"category">, audiences: GroupOfStaff["chosen"]) =>
    void change(callStaffApi<typeof chooseAudiences>("POST", "/api/admin/shelves/{id}", { id, audiences }));
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
            <Tree groups={groups} isBusy={isBusy} mayChange={mayChange} choose={choose} />
          )}
        </>
      )}
    </PartFrame>
  );
}

type Choose = (id: Id<"category">, audiences: GroupOfStaff["chosen"]) => void;

function Tree({
  groups,
  isBusy,
  mayChange,
  choose,
}: {
  groups: readonly GroupOfStaff[];
  isBusy: boolean;
  mayChange: boolean;
  choose: Choose;
}) {
  const translate = useTranslate();
  const { dragged, handleOf } = useDrag<Id<"category">>((id, target) => {
    const gender = genders.find((one) => one === target);
    const group = groups.find((one) => one.id === id);
    if (gender && group && !isBusy && group.chosen?.join() !== gender) choose(id, [gender]);
  });
  const held = groups.find(({ id }) => id === dragged?.id);
  return (
    <Box sx={{ display: "grid", columnGap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 240px" } }}>
      {mayChange ? <AudienceTargets groups={groups} over={dragged?.over} /> : null}
      <Box component="ul" aria-label={translate("shelves.groups.title")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {groups.map((group) => (
          <Row
            key={group.id}
            group={group}
            isHeld={group === held}
            handle={mayChange ? handleOf(group.id) : undefined}
            disabled={isBusy || !mayChange}
            choose={(audiences) => choose(group.id, audiences)}
          />
        ))}
      </Box>
      {dragged && held ? <Flying name={held.name} {...dragged} /> : null}
    </Box>
  );
}

type RowProps = {
  group: GroupOfStaff;
  isHeld: boolean;
  handle: ReturnType<ReturnType<typeof useDrag>["handleOf"]> | undefined;
  disabled: boolean;
  choose: (audiences: GroupOfStaff["chosen"]) => void;
};

function Row({ group, isHeld, handle, disabled, choose }: RowProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ ...shelfRow, opacity: isHeld ? 0.5 : 1 }}>
      <Box
        {...handle}
        sx={{
          display: "flex",
          alignItems: "center",
          flex: "1 1 220px",
          minWidth: 0,
          pl: group.depth * 2,
          cursor: handle ? "grab" : "auto",
          userSelect: handle ? "none" : "auto",
        }}
      >
        {handle ? (
          <Box
            component="span"
            data-grip
            title={translate("shelves.drag")}
            sx={{ display: "flex", p: 1, ml: -1, color: "#8f7b87", touchAction: "none" }}
          >
            <GripVertical size={20} aria-hidden />
          </Box>
        ) : null}
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            overflowWrap: "anywhere",
            fontWeight: group.depth === 0 ? 600 : 400,
            color: group.passage ? "text.secondary" : "text.primary",
          }}
        >
          {group.name}
        </Box>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ pl: 1, whiteSpace: "nowrap" }}>
          {translate("shelves.goodsCount", { smart_count: group.goods })}
        </Typography>
      </Box>
      <AudienceToggles of={group.name} value={group.settled} disabled={disabled} onChoose={choose} />
      <Box sx={{ flex: { xs: "1 0 100%", sm: "0 0 120px" } }}>
        {group.chosen === null ? (
          <Typography component="span" variant="body2" color={group.settled.length === 0 ? "warning.dark" : "text.secondary"}>
            {translate(`shelves.by.${group.said.length > 0 ? "words" : group.settled.length > 0 ? "above" : "nobody"}`)}
          </Typography>
        ) : (
          <Button size="small" disabled={disabled} onClick={() => choose(null)}>
            {translate("shelves.reset")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const Flying = ({ name, x, y }: { name: string; x: number; y: number }) => (
  <Box
    aria-hidden
    sx={{
      position: "fixed",
      top: 0,
      left: 0,
      zIndex: 1_500,
      pointerEvents: "none",
      maxWidth: 260,
      px: 1.5,
      py: 1,
      borderRadius: 1,
      bgcolor: "#24121c",
      color: "#ffffff",
      boxShadow: 4,
    }}
    ref={(flying: HTMLElement | null) => {
      if (flying) flying.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    }}
  >
    {name}
  </Box>
);
