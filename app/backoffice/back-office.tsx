import { Admin, CustomRoutes, localStorageStore, Resource } from "react-admin";
import { BrowserRouter, Navigate, Route } from "react-router-7";
import { ReconciliationList } from "./sales/payments/reconciliation-list.tsx";
import { UnmatchedList } from "./sales/payments/unmatched-list.tsx";
import { AuditList } from "./shop/audit/audit-list.tsx";
import { authProvider } from "./auth-provider.ts";
import { CallerScreen } from "./sales/by-phone/caller-screen.tsx";
import { PhoneOrderScreen } from "./sales/by-phone/phone-order-screen.tsx";
import { CustomerEdit } from "./people/customers/customer-edit.tsx";
import { CustomerList } from "./people/customers/customer-list.tsx";
import { FirstPage } from "./shop/dashboard/first-page.tsx";
import { dataProvider } from "./data-provider.ts";
import { NoPage } from "./frame/no-page.tsx";
import { NoRight } from "./frame/no-right.tsx";
import { SaidAbove } from "./frame/said-above.tsx";
import { BackOfficeLayout } from "./frame/back-office-layout.tsx";
import { ExchangeScreen } from "./connections/exchange/exchange-screen.tsx";
import { ProgramsGuide } from "./connections/exchange/programs-guide.tsx";
import { ReportsScreen } from "./sales/reports/reports-screen.tsx";
import { PickingList } from "./sales/picking/picking-list.tsx";
import { PickingScreen } from "./sales/picking/picking-screen.tsx";
import { FeedList } from "./connections/feeds/feed-list.tsx";
import { ImportList } from "./connections/imports/import-list.tsx";
import { ImportShow } from "./connections/imports/import-show.tsx";
import { PriceTypes } from "./connections/imports/price-types.tsx";
import { JobList } from "./shop/jobs/job-list.tsx";
import { LeadEdit } from "./people/leads/lead-edit.tsx";
import { LeadList } from "./people/leads/lead-list.tsx";
import { SubscriptionList } from "./people/leads/subscription-list.tsx";
import { LetterList } from "./marketing/letters/letter-list.tsx";
import { OrderList } from "./sales/orders/order-list.tsx";
import { OrderShow } from "./sales/orders/order-show.tsx";
import { ProductEdit } from "./goods/products/product-edit.tsx";
import { ProductList } from "./goods/products/product-list.tsx";
import { ReservationList } from "./sales/reservations/reservation-list.tsx";
import { ChatList } from "./people/chats/chat-list.tsx";
import { ChatShow } from "./people/chats/chat-show.tsx";
import { BlueLineCreate, BlueLineEdit, BlueLineList } from "./marketing/content/blue-line-screens.tsx";
import { PageEdit, PageList } from "./marketing/content/page-screens.tsx";
import { PromotionCreate, PromotionEdit, PromotionList } from "./marketing/content/promotion-screens.tsx";
import { StoryCreate, StoryEdit, StoryList } from "./marketing/content/story-screens.tsx";
import { ReceiptList } from "./sales/receipts/receipt-list.tsx";
import { ReturnList } from "./sales/returns/return-list.tsx";
import { ReturnShow } from "./sales/returns/return-show.tsx";
import { QuestionEdit } from "./people/questions/question-edit.tsx";
import { QuestionList } from "./people/questions/question-list.tsx";
import { ReviewEdit } from "./people/reviews/review-edit.tsx";
import { ReviewList } from "./people/reviews/review-list.tsx";
import { PromoCodeCreate, PromoCodeEdit, PromoCodeList } from "./marketing/promo-codes/promo-code-screens.tsx";
import { SearchWordCreate } from "./goods/search/search-word-create.tsx";
import { SearchWordEdit } from "./goods/search/search-word-edit.tsx";
import { SearchWordList } from "./goods/search/search-word-list.tsx";
import { SettingsEdit } from "./shop/settings/settings-edit.tsx";
import { ShelvesScreen } from "./goods/shelves/shelves-screen.tsx";
import { JoinPage } from "./sign-in/join-page.tsx";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import { StaffCreate } from "./shop/staff/staff-create.tsx";
import { StaffEdit } from "./shop/staff/staff-edit.tsx";
import { StaffList } from "./shop/staff/staff-list.tsx";
import { VariationsScreen } from "./goods/variations/variations-screen.tsx";
import { WebhookScreen } from "./connections/webhooks/webhook-screen.tsx";
import { WebhooksScreen } from "./connections/webhooks/webhooks-screen.tsx";
import { theme } from "./theme.ts";
import { i18nProvider } from "./words/i18n-provider.ts";
import { formatPhone } from "../../platform/phone.ts";
import { SHOP_NAME } from "../../features/shop-name.ts";

const store = localStorageStore();

export const BackOffice = () => (
  <BrowserRouter basename="/admin">
    <Admin
      title={SHOP_NAME}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={BackOfficeLayout}
      notification={SaidAbove}
      loginPage={SignInPage}
      dashboard={FirstPage}
      accessDenied={NoRight}
      catchAll={NoPage}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      requireAuth
      disableTelemetry
    >
      <Resource name="orders" list={OrderList} show={OrderShow} recordRepresentation={(order) => `№\u00a0${order.id}`} />
      <Resource name="unmatched-payments" list={UnmatchedList} />
      <Resource name="receipts" list={ReceiptList} />
      <Resource name="reconciliations" list={ReconciliationList} />
      <Resource name="chats" list={ChatList} show={ChatShow} recordRepresentation={(chat) => chat.name || formatPhone(chat.phone)} />
      <Resource name="returns" list={ReturnList} show={ReturnShow} recordRepresentation={(record) => `№\u00a0${record.id}`} />
      <Resource name="reservations" list={ReservationList} />
      <Resource name="products" list={ProductList} edit={ProductEdit} recordRepresentation={(product) => product.article} />
      <Resource
        name="customers"
        list={CustomerList}
        edit={CustomerEdit}
        recordRepresentation={(customer) => customer.name || formatPhone(customer.phone)}
      />
      <Resource name="leads" list={LeadList} edit={LeadEdit} recordRepresentation={(lead) => `№\u00a0${lead.id}`} />
      <Resource name="questions" list={QuestionList} edit={QuestionEdit} recordRepresentation={(question) => `№\u00a0${question.id}`} />
      <Resource name="reviews" list={ReviewList} edit={ReviewEdit} recordRepresentation={(review) => `№\u00a0${review.id}`} />
      <Resource name="subscriptions" list={SubscriptionList} />
      <Resource name="imports" list={ImportList} show={ImportShow} recordRepresentation={(run) => `№\u00a0${run.id}`} />
      <Resource name="feeds" list={FeedList} />
      <Resource name="jobs" list={JobList} />
      <Resource
        name="search-words"
        list={SearchWordList}
        edit={SearchWordEdit}
        create={SearchWordCreate}
        recordRepresentation={(rule) => rule.typed}
      />
      <Resource
        name="promo-codes"
        list={PromoCodeList}
        edit={PromoCodeEdit}
        create={PromoCodeCreate}
        recordRepresentation={(promo) => promo.code}
      />
      <Resource name="stories" list={StoryList} edit={StoryEdit} create={StoryCreate} recordRepresentation={(story) => story.titleUk} />
      <Resource
        name="promotions"
        list={PromotionList}
        edit={PromotionEdit}
        create={PromotionCreate}
        recordRepresentation={(promotion) => promotion.titleUk}
      />
      <Resource
        name="blue-lines"
        list={BlueLineList}
        edit={BlueLineEdit}
        create={BlueLineCreate}
        recordRepresentation={(line) => line.textUk}
      />
      <Resource name="pages" list={PageList} edit={PageEdit} recordRepresentation={(page) => page.titleUk} />
      <Resource name="letters" list={LetterList} />
      <Resource name="settings" edit={SettingsEdit} recordRepresentation={() => ""} />
      <Resource name="staff" list={StaffList} edit={StaffEdit} create={StaffCreate} recordRepresentation={(person) => person.email} />
      <Resource name="audit" list={AuditList} />
      <CustomRoutes>
        <Route path="/settings" element={<Navigate to="/settings/shop" replace />} />
        <Route path="/picking" element={<PickingList />} />
        <Route path="/picking/:id" element={<PickingScreen />} />
        <Route path="/by-phone" element={<CallerScreen />} />
        <Route path="/by-phone/:id" element={<PhoneOrderScreen />} />
        <Route path="/reports" element={<ReportsScreen />} />
        <Route path="/exchange" element={<ExchangeScreen />} />
        <Route path="/exchange/programs" element={<ProgramsGuide />} />
        <Route path="/webhooks" element={<WebhooksScreen />} />
        <Route path="/webhooks/:id" element={<WebhookScreen />} />
        <Route path="/price-types" element={<PriceTypes />} />
        <Route path="/variations" element={<VariationsScreen />} />
        <Route path="/shelves" element={<ShelvesScreen />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/join/:token" element={<JoinPage />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
