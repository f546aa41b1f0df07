export { ClientFooter, type ClientFooterProps } from "./client-footer";
