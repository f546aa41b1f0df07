import {
  Armchair,
  Bell,
  Building2,
  CalendarDays,
  Clock,
  CreditCard,
  DoorOpen,
  MapPin,
  QrCode,
  Receipt,
  Search,
  Settings,
  UserRound,
  Users,
} from "lucide-react";
import "./foundations.css";

const ICONS = [
  [Armchair, "Desk, seat"],
  [Building2, "Organisation"],
  [MapPin, "Branch"],
  [DoorOpen, "Zone"],
  [CalendarDays, "Booking"],
  [Clock, "Time"],
  [QrCode, "QR booking"],
  [UserRound, "Person"],
  [Users, "Members"],
  [CreditCard, "Payment"],
  [Receipt, "Invoice, fee plan"],
  [Bell, "Notifications"],
  [Search, "Search"],
  [Settings, "Settings"],
] as const;

export const Icons = () => (
  <div className="fd-page">
    <p className="fd-lead">
      Lucide at 1.5 px strokes, 16 to 20 px, in the colour of their text. One icon has one meaning in all apps. An icon
      without a word needs a name; emoji are no icons.
    </p>
    <ul className="fd-icons">
      {ICONS.map(([Icon, meaning]) => (
        <li key={meaning}>
          <Icon strokeWidth={1.5} aria-hidden="true" />
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
  </div>
);
