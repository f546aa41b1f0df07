export { NotificationItem, type NotificationItemLabels, type NotificationItemProps } from "./notification-item";
