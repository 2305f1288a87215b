import { Alert, Typography } from "@mui/material";
import { Link, Title, usePermissions, useTranslate } from "react-admin";
import type {
  choosePriceRole,
  listPriceTypes,
  PriceTypesView,
  PriceTypeView,
  setCurrencyRate,
} from "../../../../features/exchange/prices/price-types.contract.ts";
import type { PriceRole } from "../../../../features/exchange/prices/price-roles.rules.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { Table } from "../../fields/table.tsx";
import { CurrencyRates } from "./currency-rates.tsx";
import { RoleDoubts } from "./role-doubts.tsx";
import { unpriced } from "./unpriced-goods.ts";
import { PriceRoleField } from "./price-role-field.tsx";
import { useReadView } from "../../use-read-view.ts";

const read = () => callStaffApi<typeof listPriceTypes>("GET", "/api/admin/price-types", {});

export function PriceTypes() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { view: current, saved } = useReadView(read, "priceType.saved");
  const mayChange = permissions.includes("imports.change");
  const choose = (id: string, role: PriceRole) =>
    saved(callStaffApi<typeof choosePriceRole>("POST", "/api/admin/price-types", { id, role }));
  return (
    <>
      <Title title={translate("priceType.title")} />
      <ShownWhenRead view={current}>
        {(view) => (
          <>
            <RoleDoubts doubts={view.doubts} mayChange={mayChange} onChoose={choose} />
            {view.withoutPrice > 0 ? <WithoutPrice {...view} /> : null}
            <Panel title={translate("priceType.title")}>
              <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
                {translate("priceType.intro")}
              </Typography>
              <Types types={view.data} mayChange={mayChange} onChoose={choose} />
            </Panel>
            {view.currencies.length > 0 ? (
              <CurrencyRates
                currencies={view.currencies}
                mayChange={mayChange}
                onSave={(currency, rate) =>
                  saved(callStaffApi<typeof setCurrencyRate>("POST", "/api/admin/currency-rates", { currency, rate }))
                }
              />
            ) : null}
          </>
        )}
      </ShownWhenRead>
    </>
  );
}

function WithoutPrice({ withoutPrice, data }: PriceTypesView) {
  const translate = useTranslate();
  const isSold = data.some(({ role }) => role === "wholesale" || role === "retail");
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      {translate("priceType.withoutPrice", { count: withoutPrice })} {isSold ? null : `${translate("priceType.choose")} `}
      <Link to={unpriced}>{translate("priceType.show")}</Link>
    </Alert>
  );
}

type Row = PriceTypeView & { title: string; mayChange: boolean; onChoose: (id: string, role: PriceTypeView["role"]) => Promise<void> };

function Types({ types, ...more }: { types: readonly PriceTypeView[] } & Pick<Row, "mayChange" | "onChoose">) {
  const translate = useTranslate();
  if (types.length === 0) return <Typography>{translate("priceType.empty")}</Typography>;
  return (
    <Table
      label={translate("priceType.title")}
      rows={types.map((type): Row => ({
        ...type,
        ...more,
        title: type.name || (type.id === "-" ? translate("priceType.nameless") : type.id),
      }))}
      keyOf={({ id }) => id}
      columns={[
        { name: "name", label: translate("priceType.name"), cell: ({ title }) => title },
        { name: "role", label: translate("priceType.role"), cell: roleCell },
        { name: "chosenBy", label: translate("priceType.chosenBy"), cell: ({ chosenBy }) => translate(`priceType.by.${chosenBy}`) },
        { name: "products", label: translate("priceType.products"), number: true, cell: ({ products }) => products },
        { name: "currency", label: translate("priceType.currency"), cell: ({ currency }) => currency || "—" },
        { name: "lastSeen", label: translate("priceType.lastSeen"), cell: momentCell },
      ]}
    />
  );
}

const momentCell = ({ lastSeenAt }: Row) => <Moment at={lastSeenAt} />;
const roleCell = ({ id, title, role, mayChange, onChoose }: Row) => (
  <PriceRoleField label={title} role={role} isDisabled={!mayChange} onChoose={(chosen) => onChoose(id, chosen)} />
);
