import { Box, Button, Chip, Stack, Typography } from "@mui/material";
import { List, useListContext, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { FeedView, switchFeed } from "../../../../features/feeds/feeds.contract.ts";
import { leftOutReasons } from "../../../../features/feeds/offers.rules.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { SwitchButton } from "../../fields/switch-button.tsx";
import { useCopy } from "../../use-copy.ts";
import { useTellRefusal } from "../../use-tell-refusal.ts";

/** Each feed with its address, its goods, and why others were left out. */
export const FeedList = () => (
  <List exporter={false} perPage={100} pagination={false} actions={false} component="div">
    <Feeds />
  </List>
);

function Feeds() {
  const { data = [] } = useListContext<FeedView>();
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ my: 2, maxWidth: 760 }}>
        {translate("feed.help")}
      </Typography>
      {data.map((feed) => (
        <Feed key={feed.id} feed={feed} />
      ))}
    </>
  );
}

function Feed({ feed }: { feed: FeedView }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const left = leftOutReasons.filter((reason) => feed.leftOut[reason] > 0);
  return (
    <Panel title={translate(`feed.names.${feed.id}`)}>
      <Stack spacing={1}>
        {feed.isOn ? <Chip color="success" label={translate("feed.on")} size="small" sx={{ alignSelf: "start" }} /> : null}
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {translate("resources.feeds.fields.address")}: <b>{feed.address}</b>
        </Typography>
        {feed.madeAt ? (
          <>
            <Box>
              {translate("resources.feeds.fields.madeAt")}: <Moment at={feed.madeAt} /> · {translate("resources.feeds.fields.offers")}:{" "}
              {feed.offers}
            </Box>
            <Box>
              {translate("feed.leftOut")}:{" "}
              {left.map((reason) => translate(`feed.reasons.${reason}`, { smart_count: feed.leftOut[reason] })).join(", ") ||
                translate("feed.nothingLeftOut")}
            </Box>
          </>
        ) : (
          <Box>
            {translate("resources.feeds.fields.madeAt")}: {translate("feed.never")}
          </Box>
        )}
        <Stack direction="row" spacing={1} sx={{ flexWrap: "wrap" }} useFlexGap>
          {permissions.includes("feeds.change") ? <FeedSwitch feed={feed} /> : null}
          {feed.isOn ? <CopyButton address={feed.address} /> : null}
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Asks before switching off, since its readers then take the goods down. */
function FeedSwitch({ feed: { id, isOn } }: { feed: FeedView }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const tellRefusal = useTellRefusal();
  const turn = async () => {
    try {
      await callStaffApi<typeof switchFeed>("POST", "/api/admin/feeds/{id}", { id, isOn: !isOn });
      notify(isOn ? "feed.switchedOff" : "feed.switchedOn", { type: "success" });
      refresh();
    } catch (error) {
      tellRefusal(error);
    }
  };
  return <SwitchButton isOn={isOn} words="feed" off={{ variant: "text", color: "error" }} onTurn={() => void turn()} />;
}

function CopyButton({ address }: { address: string }) {
  const translate = useTranslate();
  const copy = useCopy({ copied: "feed.copied", byHand: "feed.copyByHand" });
  return <Button onClick={() => void copy(address)}>{translate("feed.copy")}</Button>;
}
