export { default } from "./change-delivery-screen.tsx";
