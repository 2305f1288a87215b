import { createElement } from "react";
import { defaultTheme, type RaThemeOptions } from "react-admin";
import { CheckboxRoot } from "./fields/checkbox-root.tsx";
import { EmptyList } from "./fields/empty-list.tsx";
import { ListNotRead, ListPages } from "./fields/list-pages.tsx";
import { rowsOnPhone } from "./fields/rows-on-phone.ts";

/** `ui/theme.css` for the back office, denser. */
const ink900 = "#24121c";
const ink700 = "#4a3340";
const ink500 = "#6b5662";
const line = "#e4dbe1";
const lineStrong = "#8f7b87";
const surface1 = "#faf7f9";
const surface2 = "#f3edf1";
const beet600 = "#8c1250";
const beet700 = "#6e0f3f";
const beet100 = "#f8e3ee";

export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: "light",
    primary: { main: beet600, dark: beet700, light: beet100, contrastText: "#ffffff" },
    secondary: { main: ink900, contrastText: "#ffffff" },
    error: { main: "#b0161f", light: "#fde7e7" },
    success: { main: "#1e5c35", light: "#e1f2e4" },
    warning: { main: "#7a4a00", light: "#fff0cc" },
    info: { main: "#1f4e8c", light: "#e3edf9" },
    text: { primary: ink900, secondary: ink500 },
    divider: line,
    background: { default: surface1, paper: "#ffffff" },
  },
  shape: { borderRadius: 8 },
  sidebar: { width: 240, closedWidth: 56 },
  typography: {
    fontFamily: '"Onest Variable", "Onest Latin", "Onest Extended", Arial, sans-serif',
    fontSize: 14,
    body1: { fontSize: 14, lineHeight: "20px" },
    body2: { fontSize: 14, lineHeight: "20px" },
    h6: { fontFamily: '"Arsenal", "Arsenal Latin", "Arsenal Extended", serif', fontWeight: 700, fontSize: 22 },
    h5: { fontFamily: '"Arsenal", "Arsenal Latin", "Arsenal Extended", serif', fontWeight: 700, fontSize: 26 },
    button: { textTransform: "none", fontWeight: 600, fontSize: 14 },
  },
  components: {
    ...defaultTheme.components,
    MuiCheckbox: { defaultProps: { component: CheckboxRoot } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: lineStrong } } },
    MuiTextField: { defaultProps: { variant: "outlined", size: "small", margin: "dense" } },
    MuiFormControl: { defaultProps: { variant: "outlined", size: "small", margin: "dense" } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" }, elevation1: { boxShadow: "none", border: `1px solid ${line}` } } },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: "#ffffff", color: ink900, boxShadow: "none", borderBottom: `1px solid ${line}` } },
    },
    // Screen readers expect it inside the main landmark.
    MuiTooltip: { defaultProps: { slotProps: { popper: { container: () => document.querySelector("main") } } } },
    // Without a connection a form says so at once instead of waiting silently.
    RaEdit: { defaultProps: { mutationOptions: { networkMode: "always" } } },
    // The browser's own words would be in another language, away from the field.
    RaSimpleForm: { defaultProps: { noValidate: true } },
    RaCreate: { defaultProps: { mutationOptions: { networkMode: "always" } } },
    RaList: { defaultProps: { empty: createElement(EmptyList), pagination: createElement(ListPages), error: createElement(ListNotRead) } },
    RaDataTable: { styleOverrides: { root: rowsOnPhone({ line, label: ink500 }) } },
    RaNumberField: { defaultProps: { locales: "uk-UA" } },
    RaTopToolbar: { styleOverrides: { root: { "&&": { backgroundColor: "transparent" } } } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: surface2 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { height: 44, padding: "0 12px", borderColor: line, fontVariantNumeric: "tabular-nums" },
        head: { backgroundColor: surface2, color: ink700, fontWeight: 600, whiteSpace: "nowrap" },
      },
    },
  },
};
