import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleHelp from "lucide-react/icons/circle-help";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import FolderTree from "lucide-react/icons/folder-tree";
import History from "lucide-react/icons/history";
import Inbox from "lucide-react/icons/inbox";
import ListTodo from "lucide-react/icons/list-todo";
import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question";
import PackageOpen from "lucide-react/icons/package-open";
import PanelTop from "lucide-react/icons/panel-top";
import ReceiptText from "lucide-react/icons/receipt-text";
import RefreshCcw from "lucide-react/icons/refresh-ccw";
import Rss from "lucide-react/icons/rss";
import Scale from "lucide-react/icons/scale";
import SearchCheck from "lucide-react/icons/search-check";
import Settings from "lucide-react/icons/settings";
import Shirt from "lucide-react/icons/shirt";
import Star from "lucide-react/icons/star";
import Table2 from "lucide-react/icons/table-2";
import Tags from "lucide-react/icons/tags";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Timer from "lucide-react/icons/timer";
import Undo2 from "lucide-react/icons/undo-2";
import UserCog from "lucide-react/icons/user-cog";
import Users from "lucide-react/icons/users";
import Webhook from "lucide-react/icons/webhook";

/** Each section is also a folder of screens beside this one. */
export const menuSections = [
  {
    name: "sales",
    places: [
      { to: "/orders", name: "orders", Icon: ClipboardList },
      { to: "/picking", name: "picking", Icon: PackageOpen },
      { to: "/returns", name: "returns", Icon: Undo2 },
      { to: "/unmatched-payments", name: "unmatched-payments", Icon: CircleHelp },
      { to: "/receipts", name: "receipts", Icon: ReceiptText },
      { to: "/reconciliations", name: "reconciliations", Icon: Scale },
      { to: "/reservations", name: "reservations", Icon: Timer },
      { to: "/reports", name: "reports", Icon: ChartColumn },
    ],
  },
  {
    name: "goods",
    places: [
      { to: "/products", name: "products", Icon: Shirt },
      { to: "/variations", name: "variations", Icon: Table2 },
      { to: "/shelves", name: "shelves", Icon: FolderTree },
      { to: "/price-types", name: "priceTypes", Icon: Tags },
      { to: "/search-words", name: "search-words", Icon: SearchCheck },
    ],
  },
  {
    name: "people",
    places: [
      { to: "/customers", name: "customers", Icon: Users },
      { to: "/chats", name: "chats", Icon: MessageCircle },
      { to: "/questions", name: "questions", Icon: MessageCircleQuestion },
      { to: "/reviews", name: "reviews", Icon: Star },
      { to: "/leads", name: "leads", Icon: Inbox },
      { to: "/subscriptions", name: "subscriptions", Icon: Mail },
    ],
  },
  {
    name: "marketing",
    places: [
      { to: "/stories", name: "stories", Icon: CircleDashed },
      { to: "/promotions", name: "promotions", Icon: Megaphone },
      { to: "/blue-lines", name: "blue-lines", Icon: PanelTop },
      { to: "/promo-codes", name: "promo-codes", Icon: TicketPercent },
      { to: "/pages", name: "pages", Icon: FileText },
      { to: "/letters", name: "letters", Icon: MailOpen },
    ],
  },
  {
    name: "connections",
    places: [
      { to: "/exchange", name: "exchange", Icon: ArrowLeftRight },
      { to: "/imports", name: "imports", Icon: RefreshCcw },
      { to: "/feeds", name: "feeds", Icon: Rss },
      { to: "/webhooks", name: "webhooks", Icon: Webhook },
    ],
  },
  {
    name: "shop",
    places: [
      { to: "/settings/shop", name: "settings", Icon: Settings },
      { to: "/staff", name: "staff", Icon: UserCog },
      { to: "/audit", name: "audit", Icon: History },
      { to: "/jobs", name: "jobs", Icon: ListTodo },
    ],
  },
] as const;
