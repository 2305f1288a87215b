export { default, meta } from "./orders-screen.tsx";
