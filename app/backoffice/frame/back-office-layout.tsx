import { Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { AppBar, Layout, LocalesMenuButton, RefreshIconButton, TitlePortal, useGetIdentity, UserMenu, useTranslate } from "react-admin";
import { BackOfficeMenu } from "./back-office-menu.tsx";
import { PageWithRight } from "./page-with-right.tsx";
import { useNarrowMenu } from "./use-narrow-menu.ts";

export function BackOfficeLayout({ children }: { children: ReactNode }) {
  useNarrowMenu();
  return (
    <Layout
      appBar={Bar}
      menu={BackOfficeMenu}
      sx={{
        "& .RaSidebar-paper, & .RaSidebar-fixed": { backgroundColor: "#24121c" },
        "& .RaSidebar-docked": { backgroundColor: "#24121c" },
        minWidth: 0,
        "& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaList-main, & .RaList-content": { minWidth: 0 },
        "& .RaEdit-main > *, & .RaShow-main > *": { minWidth: 0 },
        "& .RaDataTable-tableWrapper, & .RaList-content": { overflowX: "auto" },
        "& .RaList-actions": { backgroundColor: "transparent" },
        // On a phone the save bar of a form lies over the end of the page.
        "& .RaLayout-content": { p: { xs: 1, md: 3 }, pb: { xs: 10, sm: 1, md: 3 }, minWidth: 0 },
      }}
    >
      <PageWithRight>{children}</PageWithRight>
    </Layout>
  );
}

const Bar = () => (
  <AppBar
    alwaysOn
    color="inherit"
    userMenu={<Me />}
    toolbar={
      <>
        <ToShop />
        <Languages />
        <RefreshIconButton />
      </>
    }
  >
    <Box
      sx={{
        display: "flex",
        flex: 1,
        minWidth: 0,
        "& h1": { fontSize: { xs: 18, sm: 22 } },
        // A box of its own would be cut off without an ellipsis.
        "& .RaConfigurable-root": { display: "inline" },
      }}
    >
      <TitlePortal component="h1" variant="h6" />
    </Box>
  </AppBar>
);

/** On a phone an icon that keeps its accessible name. */
const Languages = () => (
  <Box sx={{ "& .MuiButton-root": { fontSize: { xs: 0, sm: 14 }, minWidth: 0 } }}>
    <LocalesMenuButton />
  </Box>
);

function Me() {
  const { identity } = useGetIdentity();
  return <UserMenu label={identity?.fullName ?? "ra.auth.user_menu"} />;
}

function ToShop() {
  const translate = useTranslate();
  return (
    <Button href="/" target="_blank" rel="noreferrer" sx={{ display: { xs: "none", sm: "inline-flex" } }}>
      {translate("toShop")}
    </Button>
  );
}
