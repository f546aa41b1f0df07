"use client";
import { cx } from "class-variance-authority";
import { ImageOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Skeleton } from "../skeleton";
import "./image.css";

export interface ImageProps extends Omit<ComponentProps<"img">, "alt" | "src"> {
  /** What it shows, for who does not see it; "" where it is decoration beside its own words. */
  alt: string;
  src: string;
  /** Width by height; the picture's own unless given, and then the page moves when it comes. */
  ratio?: number;
  /** `contain` shows all of it, with its background around; `cover` fills the frame. */
  fit?: "cover" | "contain";
  /** Shown where it can't be loaded. */
  brokenLabel?: string;
}

type Outcome = "loading" | "loaded" | "broken";

/** Of a picture that came before this code did: from the cache, or with a page made by the server. */
const outcomeOf = ({ complete, naturalWidth }: HTMLImageElement): Outcome =>
  complete ? (naturalWidth > 0 ? "loaded" : "broken") : "loading";

const Picture = ({
  alt,
  ratio,
  fit = "cover",
  brokenLabel = "The picture could not be loaded",
  className,
  style,
  onLoad,
  onError,
  ...rest
}: ImageProps) => {
  const [outcome, setOutcome] = useState<Outcome>("loading");
  return (
    <span
      data-slot="image"
      data-state={outcome}
      data-fit={fit}
      className={cx("ui-image", className)}
      style={{ aspectRatio: ratio, ...style }}
    >
      {outcome === "loading" && <Skeleton shape="rect" className="ui-image__waiting" />}
      {outcome === "broken" ? (
        <span className="ui-image__broken" {...(alt ? { role: "img", "aria-label": `${alt}. ${brokenLabel}` } : {})}>
          <ImageOff strokeWidth={1.5} aria-hidden="true" />
          <span aria-hidden={alt !== "" || undefined}>{alt || brokenLabel}</span>
        </span>
      ) : (
        <img
          loading="lazy"
          decoding="async"
          {...rest}
          ref={(element) => {
            if (element && outcome === "loading") setOutcome(outcomeOf(element));
          }}
          alt={alt}
          className="ui-image__picture"
          onLoad={(event) => {
            setOutcome("loaded");
            onLoad?.(event);
          }}
          onError={(event) => {
            setOutcome("broken");
            onError?.(event);
          }}
        />
      )}
    </span>
  );
};

/**
 * A picture that keeps its place while it loads, and says so when it can't be had.
 *
 * @example <Image src={branch.photo} alt="Reading room with window desks" ratio={4 / 3} />
 */
export const Image = (props: ImageProps) => <Picture key={props.src} {...props} />;
