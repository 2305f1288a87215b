export { default, meta } from "./unpaid-orders-screen.tsx";
