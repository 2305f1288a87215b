export { default } from "./subscription-screen.tsx";
