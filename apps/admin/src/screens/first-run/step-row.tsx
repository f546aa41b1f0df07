import { useOnline } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { LinkSlot } from "@carrel/ui/link-slot";
import { Circle, CircleCheck, CircleDot, Lock } from "lucide-react";
import { useRef } from "react";
import type { FirstRunStep, Said } from "./steps";

interface StepRowProps {
  step: FirstRunStep & { isOpen: boolean };
  /** The one to do now. */
  isNext: boolean;
  onSay: (what: Said) => void;
}

const MARKS = {
  done: { icon: CircleCheck, className: "text-success", said: "Done: " },
  next: { icon: CircleDot, className: "text-link", said: "Next: " },
  closed: { icon: Lock, className: "text-muted", said: "For somebody else: " },
  later: { icon: Circle, className: "text-muted", said: "" },
} as const;

const markOf = ({ isDone, isOpen }: StepRowProps["step"], isNext: boolean) => {
  if (isDone) return MARKS.done;
  if (!isOpen) return MARKS.closed;
  return isNext ? MARKS.next : MARKS.later;
};

/** One step: what it is for, and the way to it. */
export function StepRow({ step, isNext, onSay }: StepRowProps) {
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, description, action, href, isDone, isOpen, isBlocked, say } = step;
  const { icon: Icon, className, said } = markOf(step, isNext);
  const isOffered = !isDone && isOpen && !isBlocked;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-4" data-state={isNext ? "next" : undefined}>
      <Icon strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${className}`} />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <h3
          ref={heading}
          tabIndex={-1}
          className={isDone ? "text-base font-normal text-muted" : "text-base font-medium text-strong"}
        >
          <span className="sr-only">{said}</span>
          {title}
        </h3>
        {!isDone && (
          <p className="text-muted">
            {isOpen ? description : `${description} Your role does not include it: ask an owner of your organisation.`}
          </p>
        )}
      </div>
      {isOffered && (
        <div className="flex flex-wrap gap-2 ps-8 sm:ps-0">
          {say && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // The button goes with what it said.
                heading.current?.focus();
                onSay(say.what);
              }}
            >
              {say.label}
            </Button>
          )}
          {online && (
            <Button asChild size="sm" variant={isNext ? "primary" : "secondary"}>
              <LinkSlot href={href}>{action}</LinkSlot>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
