import { Alert, Box, Button, Typography } from "@mui/material";
import { BooleanInput, SimpleForm, TextInput, TopToolbar, usePermissions, useRecordContext, useTranslate } from "react-admin";
import type { StaffProductView } from "../../../../features/catalogue/staff-products.contract.ts";
import { Panel } from "../../fields/panel.tsx";
import { TwoLanguages } from "../../fields/two-languages.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";
import { ProductAudienceField } from "./product-audience-field.tsx";
import { ProductStock } from "./product-stock.tsx";
import { VisibilityChip } from "./visibility-chip.tsx";

export const ProductEdit = () => (
  <KeptEdit redirect={false} actions={<Actions />} component="div">
    <ProductForm />
  </KeptEdit>
);

const Actions = () => {
  const product = useRecordContext<StaffProductView>();
  const translate = useTranslate();
  return (
    <TopToolbar>
      {product?.visibility === "shown" ? (
        <Button href={`/product/${encodeURIComponent(product.id1c)}`} target="_blank" rel="noreferrer">
          {translate("product.open")}
        </Button>
      ) : null}
    </TopToolbar>
  );
};

function ProductForm() {
  const translate = useTranslate();
  const product = useRecordContext<StaffProductView>();
  const { permissions = [] } = usePermissions<string[]>();
  const mayChange = permissions.includes("products.change");
  return (
    <>
      <SimpleForm warnWhenUnsavedChanges toolbar={mayChange ? <SaveBar /> : false} sx={{ p: 0 }}>
        <Box
          sx={{
            display: "grid",
            gap: 2,
            width: "100%",
            boxSizing: "border-box",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(260px, 1fr)" },
            p: 2,
          }}
        >
          <Panel title={translate("product.texts")}>
            <Alert severity="info" sx={{ mb: 1 }}>
              {translate("product.from1c")}
            </Alert>
            <TwoLanguages sources={["nameUk", "nameRu"]}>
              {(source) => <TextInput source={source} fullWidth readOnly={!mayChange} />}
            </TwoLanguages>
            <TwoLanguages sources={["descriptionUk", "descriptionRu"]}>
              {(source) => <TextInput source={source} fullWidth multiline minRows={4} readOnly={!mayChange} />}
            </TwoLanguages>
            <TwoLanguages sources={["compositionUk", "compositionRu"]}>
              {(source) => <TextInput source={source} fullWidth readOnly={!mayChange} />}
            </TwoLanguages>
          </Panel>
          <Panel title={translate("product.publishing")}>
            {product ? <VisibilityChip visibility={product.visibility} /> : null}
            <BooleanInput source="hiddenByStaff" disabled={!mayChange} />
            <BooleanInput source="topSales" disabled={!mayChange} />
            <BooleanInput source="returnable" disabled={!mayChange} />
            <Box component="ul" sx={{ pl: 2, m: 0 }}>
              {product?.categories?.map((category) => (
                <li key={category}>{category}</li>
              ))}
            </Box>
          </Panel>
        </Box>
      </SimpleForm>
      {product?.audiences ? (
        <Box sx={{ mt: 2 }}>
          <Panel title={translate("shelves.audience")}>
            <Typography color="text.secondary" sx={{ mb: 1, maxWidth: 720 }}>
              {translate("shelves.single.hint")}
            </Typography>
            <ProductAudienceField id={product.id} name={product.name} audiences={product.audiences} disabled={!mayChange} />
          </Panel>
        </Box>
      ) : null}
      {product?.stock ? <ProductStock product={product} /> : null}
    </>
  );
}
