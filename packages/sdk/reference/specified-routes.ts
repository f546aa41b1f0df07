const CALL = /\b((?:GET|POST|PUT|PATCH|DELETE)(?: and (?:GET|POST|PUT|PATCH|DELETE))*)\b|(\/[a-z][\w\-/{}]*)/g;

/**
 * The calls that the specification lists, such as `GET /co-space/desks/id/{id}`. Its lines say several verbs of one path
 * ("GET and POST /business-units") and shorten what follows ("PATCH /business-units/{id}/category, /status").
 */
export function specifiedRoutes(specification: string): Set<string> {
  const routes = new Set<string>();
  for (const line of specification.split("\n")) {
    let verbs: readonly string[] = [];
    let before: string | null = null;
    for (const [, said, path] of line.matchAll(CALL)) {
      if (said) {
        verbs = said.split(" and ");
        before = null;
      } else if (path) {
        const whole: string = before === null ? path : before.slice(0, before.lastIndexOf("}") + 1) + path;
        for (const verb of verbs) routes.add(`${verb} ${whole}`);
        before ??= path;
      }
    }
  }
  return routes;
}
