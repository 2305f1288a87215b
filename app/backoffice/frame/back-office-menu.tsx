import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleHelp from "lucide-react/icons/circle-help";
import FileText from "lucide-react/icons/file-text";
import Megaphone from "lucide-react/icons/megaphone";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FolderTree from "lucide-react/icons/folder-tree";
import History from "lucide-react/icons/history";
import Inbox from "lucide-react/icons/inbox";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListTodo from "lucide-react/icons/list-todo";
import Mail from "lucide-react/icons/mail";
import PanelTop from "lucide-react/icons/panel-top";
import MailOpen from "lucide-react/icons/mail-open";
import ReceiptText from "lucide-react/icons/receipt-text";
import PackageOpen from "lucide-react/icons/package-open";
import ChartColumn from "lucide-react/icons/chart-column";
import Rss from "lucide-react/icons/rss";
import RefreshCcw from "lucide-react/icons/refresh-ccw";
import Scale from "lucide-react/icons/scale";
import SearchCheck from "lucide-react/icons/search-check";
import Settings from "lucide-react/icons/settings";
import Shirt from "lucide-react/icons/shirt";
import Star from "lucide-react/icons/star";
import Tags from "lucide-react/icons/tags";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Timer from "lucide-react/icons/timer";
import UserCog from "lucide-react/icons/user-cog";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question";
import Undo2 from "lucide-react/icons/undo-2";
import Table2 from "lucide-react/icons/table-2";
import Webhook from "lucide-react/icons/webhook";
import Users from "lucide-react/icons/users";
import { governedBy } from "./governed-by.ts";
import { Menu, usePermissions, useTranslate } from "react-admin";

const places = [
  { to: "/orders", name: "orders", Icon: ClipboardList },
  { to: "/picking", name: "picking", Icon: PackageOpen },
  { to: "/chats", name: "chats", Icon: MessageCircle },
  { to: "/returns", name: "returns", Icon: Undo2 },
  { to: "/unmatched-payments", name: "unmatched-payments", Icon: CircleHelp },
  { to: "/receipts", name: "receipts", Icon: ReceiptText },
  { to: "/reconciliations", name: "reconciliations", Icon: Scale },
  { to: "/reservations", name: "reservations", Icon: Timer },
  { to: "/products", name: "products", Icon: Shirt },
  { to: "/variations", name: "variations", Icon: Table2 },
  { to: "/shelves", name: "shelves", Icon: FolderTree },
  { to: "/customers", name: "customers", Icon: Users },
  { to: "/reports", name: "reports", Icon: ChartColumn },
  { to: "/leads", name: "leads", Icon: Inbox },
  { to: "/reviews", name: "reviews", Icon: Star },
  { to: "/questions", name: "questions", Icon: MessageCircleQuestion },
  { to: "/subscriptions", name: "subscriptions", Icon: Mail },
  { to: "/exchange", name: "exchange", Icon: ArrowLeftRight },
  { to: "/webhooks", name: "webhooks", Icon: Webhook },
  { to: "/imports", name: "imports", Icon: RefreshCcw },
  { to: "/feeds", name: "feeds", Icon: Rss },
  { to: "/jobs", name: "jobs", Icon: ListTodo },
  { to: "/price-types", name: "priceTypes", Icon: Tags },
  { to: "/search-words", name: "search-words", Icon: SearchCheck },
  { to: "/stories", name: "stories", Icon: CircleDashed },
  { to: "/promo-codes", name: "promo-codes", Icon: TicketPercent },
  { to: "/promotions", name: "promotions", Icon: Megaphone },
  { to: "/blue-lines", name: "blue-lines", Icon: PanelTop },
  { to: "/pages", name: "pages", Icon: FileText },
  { to: "/letters", name: "letters", Icon: MailOpen },
  { to: "/settings/shop", name: "settings", Icon: Settings },
  { to: "/staff", name: "staff", Icon: UserCog },
  { to: "/audit", name: "audit", Icon: History },
] as const;

const titles = {
  picking: "picking.title",
  reports: "reports.title",
  exchange: "exchange.title",
  webhooks: "webhooks.title",
  priceTypes: "priceType.title",
  shelves: "shelves.name",
  variations: "variations.title",
};

/** Only what the role may see. */
export function BackOfficeMenu() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Menu
      sx={{
        pt: 1,
        "& .MuiMenuItem-root, & .MuiMenuItem-root .MuiTypography-root": { color: "#f3edf1" },
        "& .MuiMenuItem-root": { minHeight: 44, borderLeft: "3px solid transparent" },
        "& .MuiListItemIcon-root": { color: "#e4dbe1" },
        "& .MuiMenuItem-root:hover": { backgroundColor: "#4a3340" },
        "& .RaMenuItemLink-active.MuiMenuItem-root": { backgroundColor: "#4a3340", borderLeftColor: "#ffb31a" },
        "& .Mui-focusVisible": { outline: "2px solid #ffb31a", outlineOffset: -2 },
      }}
    >
      {permissions.includes("dashboard.see") ? (
        <Menu.Item to="/" primaryText={translate("ra.page.dashboard")} leftIcon={<LayoutDashboard size={20} aria-hidden />} />
      ) : null}
      {places
        .filter(({ name }) => permissions.includes(`${governedBy(name)}.see`))
        .map(({ to, name, Icon }) => (
          <Menu.Item
            key={name}
            to={to}
            primaryText={translate(titles[name as keyof typeof titles] ?? `resources.${name}.name`)}
            leftIcon={<Icon size={20} aria-hidden />}
          />
        ))}
    </Menu>
  );
}
