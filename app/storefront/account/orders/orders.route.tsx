export { default } from "./orders-screen.tsx";
