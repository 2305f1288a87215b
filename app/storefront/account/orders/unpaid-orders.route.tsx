export { default } from "./unpaid-orders-screen.tsx";
