export { type TakenAlternative, TakenNotice, type TakenNoticeProps } from "./taken-notice";
