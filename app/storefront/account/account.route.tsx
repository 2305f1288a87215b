export { default } from "./account-screen.tsx";
