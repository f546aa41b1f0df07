// The prices need no script; these are the sheets of what they are drawn with.
import "@carrel/ui/badge.css";
import "@carrel/ui/control.css";
import "@carrel/ui/field.css";
import "@carrel/ui/plan-card.css";
import "@carrel/ui/plan-comparison.css";
import "@carrel/ui/price-breakdown.css";
import "../pricing/pricing.css";
