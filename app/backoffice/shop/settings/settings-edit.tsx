import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  SimpleForm,
  TextInput,
  usePermissions,
  useTranslate,
} from "react-admin";
import { builtServices } from "../../../../features/settings/services.rules.ts";
import { sellerTaxes } from "../../../../features/settings/settings.rules.ts";
import { DecimalInput } from "../../fields/decimal-input.tsx";
import { Panel } from "../../fields/panel.tsx";
import { TwoLanguages } from "../../fields/two-languages.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";

const links = [
  "link_instagram",
  "link_fb",
  "link_telegram",
  "link_viber",
  "link_tiktok",
  "link_support_chat",
  "link_app_store",
  "link_google_play",
];

export const SettingsEdit = () => (
  <KeptEdit id="shop" title="settings.title" redirect={false} component="div">
    <SettingsForm />
  </KeptEdit>
);

function SettingsForm() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const readOnly = !permissions.includes("settings.change");
  const number = (name: string) => <NumberInput key={name} fullWidth source={`values.${name}`} min={0} readOnly={readOnly} />;
  const decimal = (name: string) => <DecimalInput key={name} fullWidth source={`values.${name}`} readOnly={readOnly} />;
  const text = (name: string) => <TextInput key={name} fullWidth source={`values.${name}`} readOnly={readOnly} />;
  const both = (name: string) => (
    <TwoLanguages key={name} sources={[`values.${name}.uk`, `values.${name}.ru`]}>
      {(source) => <TextInput source={source} fullWidth readOnly={readOnly} multiline />}
    </TwoLanguages>
  );
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={readOnly ? false : <SaveBar />}
      sx={{ p: 0, "& section": { width: "100%", boxSizing: "border-box" } }}
    >
      <Panel title={translate("settings.cart")}>
        <SideBySide>
          {decimal("basket_lifetime")}
          {decimal("basket_max_hours")}
          {decimal("min_order")}
          {number("unpaid_order_hours")}
          <SelectInput
            fullWidth
            source="values.pin_unknown_device"
            readOnly={readOnly}
            choices={[
              { id: "sms", name: translate("settings.pinSms") },
              { id: "limited", name: translate("settings.pinLimited") },
            ]}
          />
        </SideBySide>
      </Panel>
      <Panel title={translate("services.title")}>
        <CheckboxGroupInput
          source="values.services"
          readOnly={readOnly}
          helperText={translate("services.help")}
          choices={builtServices.map((id) => ({ id, name: translate(`services.names.${id}`) }))}
        />
      </Panel>
      <Panel title={translate("services.facts")}>
        <SideBySide>
          {number("warehouse_m2")}
          {number("importers")}
        </SideBySide>
        <Typography variant="body2" color="text.secondary">
          {translate("services.factsHelp")}
        </Typography>
      </Panel>
      <Panel title={translate("settings.shares")}>
        <SideBySide>
          {number("scarce_below")}
          {number("guests_share_percent")}
          {number("new_account_share_percent")}
        </SideBySide>
      </Panel>
      <Panel title={translate("settings.payment")}>
        <SideBySide>
          {decimal("cod_fee_percent")}
          {decimal("cod_fee_fixed")}
          {number("cod_prepayment_percent")}
        </SideBySide>
        <BooleanInput source="values.receipts_on_delivery" readOnly={readOnly} helperText={false} />
      </Panel>
      <Panel title={translate("waiting.settings")}>
        <SideBySide>
          {decimal("trusted_cod_sum")}
          {number("cod_word_hours")}
          {decimal("unclaimed_parcel_sum")}
        </SideBySide>
        <Typography variant="body2" color="text.secondary">
          {translate("waiting.settingsHelp")}
        </Typography>
      </Panel>
      <Panel title={translate("settings.chat")}>
        <SideBySide>
          {number("chat_from_hour")}
          {number("chat_to_hour")}
          {number("chat_last_day")}
          {number("chat_answer_minutes")}
        </SideBySide>
      </Panel>
      <Panel title={translate("settings.contacts")}>
        <SideBySide>
          {text("phone")}
          {text("phone2")}
          {text("email_admin")}
        </SideBySide>
        {both("address")}
      </Panel>
      <Panel title={translate("settings.seller")}>
        {both("seller_name")}
        {both("seller_address")}
        <SideBySide>
          {text("seller_code")}
          <SelectInput
            fullWidth
            source="values.seller_taxes"
            readOnly={readOnly}
            choices={sellerTaxes.map((id) => ({ id, name: translate(`settings.taxes.${id || "unsaid"}`) }))}
          />
        </SideBySide>
        <Typography variant="body2" color="text.secondary">
          {translate("settings.sellerHelp")}
        </Typography>
      </Panel>
      <Panel title={translate("settings.measuring")}>
        <SideBySide>
          {text("ga4_measurement_id")}
          {text("meta_pixel_id")}
        </SideBySide>
      </Panel>
      <Panel title={translate("settings.texts")}>{both("blue_line_text")}</Panel>
      <Panel title={translate("settings.links")}>
        <SideBySide>{links.map(text)}</SideBySide>
      </Panel>
      <Panel title={translate("settings.telegram")}>
        {both("telegram_popup_title")}
        {both("telegram_popup_description")}
        {both("telegram_popup_button_text")}
        {text("telegram_popup_link")}
      </Panel>
    </SimpleForm>
  );
}

/** Columns as wide as the longest label. */
const SideBySide = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      columnGap: 2,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 312px), 1fr))",
    }}
  >
    {children}
  </Box>
);
