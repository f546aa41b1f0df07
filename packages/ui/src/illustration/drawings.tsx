import { Plan, type PlanProps } from "./plan";
import { Carrel, CarrelRow, Person, Room } from "./plan-parts";
import "./illustration.css";

/** One component a drawing, so that an app carries only those that it shows. */
export type SceneProps = Omit<PlanProps, "children">;

const wall = "wall" as const;
const ghost = "ghost" as const;
const accent = "accent" as const;

/** People around a table, one place still free: staff, members, visitors. */
export const PeopleIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="people">
    <Room x={16} y={8} width={208} height={144} />
    <circle cx={120} cy={78} r={26} className="ui-plan__paper" />
    <Person x={120} y={34} kind={accent} />
    <Person x={166} y={62} turn={72} />
    <Person x={150} y={116} turn={144} />
    <Person x={90} y={116} turn={216} />
    <Person x={74} y={62} turn={288} kind={ghost} />
    <Carrel x={28} y={20} turn={3} />
    <Carrel x={180} y={20} turn={1} />
  </Plan>
);

/** A key before a locked room: API keys, access. */
export const KeysIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="keys">
    <Room x={16} y={8} width={208} height={84} door={[92, 24]} />
    <CarrelRow x={44} y={24} kinds={[wall, wall, wall, wall]} />
    <path d="M108 92h24" className="ui-plan__shut" />
    <path d="M120 126v-24M120 105h9M120 113h7" className="ui-plan__handle" />
    <circle cx={120} cy={139} r={13} className="ui-plan__block ui-plan__block--accent" />
    <circle cx={120} cy={142} r={4} className="ui-plan__hole" />
  </Plan>
);

/** Who went where: the audit log, activity. */
export const LogIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="log">
    <Room x={16} y={12} width={208} height={136} door={[16, 24]} />
    <CarrelRow x={44} y={28} kinds={[wall, wall, accent, wall]} />
    <path d="M60 66v34M100 66v34M180 66v34" className="ui-plan__rule" />
    <path d="M44 148v-30a10 10 0 0 1 10-10h86V68" className="ui-plan__route" />
    <circle cx={60} cy={108} r={6} className="ui-plan__stop" />
    <circle cx={100} cy={108} r={6} className="ui-plan__stop" />
    <circle cx={180} cy={108} r={6} className="ui-plan__stop" />
    <circle cx={140} cy={108} r={7} className="ui-plan__person" />
  </Plan>
);

/** Houses along a street, the last plot empty: organisations, clients. */
export const OrganisationsIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="organisations">
    <path d="M8 80h224" className="ui-plan__rule" />
    <Room x={16} y={12} width={60} height={56} door={[22, 16]} />
    <Carrel x={30} y={22} />
    <Room x={90} y={12} width={60} height={56} door={[22, 16]} />
    <Carrel x={104} y={22} kind={accent} />
    <Room x={164} y={12} width={60} height={56} door={[22, 16]} />
    <Carrel x={178} y={22} />
    <Room x={16} y={92} width={60} height={56} door={[22, 16]} />
    <Carrel x={30} y={102} />
    <Room x={90} y={92} width={60} height={56} door={[22, 16]} />
    <Carrel x={104} y={102} />
    <rect x={164} y={92} width={60} height={56} rx={10} className="ui-plan__plot" />
  </Plan>
);

/** One house that others hang on: resellers. */
export const ResellersIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="resellers">
    <path d="M120 64v36M46 100v-8a10 10 0 0 1 10-10h128a10 10 0 0 1 10 10v8" className="ui-plan__rule" />
    <Room x={82} y={8} width={76} height={56} door={[30, 16]} />
    <Carrel x={104} y={18} kind={accent} />
    <Room x={16} y={100} width={60} height={52} door={[22, 16]} />
    <Carrel x={30} y={108} />
    <Room x={90} y={100} width={60} height={52} door={[22, 16]} />
    <Carrel x={104} y={108} />
    <Room x={164} y={100} width={60} height={52} door={[22, 16]} />
    <Carrel x={178} y={108} kind={ghost} />
  </Plan>
);

/** Two carrels that talk: comments, notes. */
export const CommentsIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="comments">
    <path
      d="M34 16h104a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H62L48 78V64H34a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10z"
      className="ui-plan__paper"
    />
    <path d="M42 33h76M42 47h48" className="ui-plan__line" />
    <Carrel x={32} y={92} turn={2} />
    <path
      d="M102 92h76l14-14v14h14a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H102a10 10 0 0 1-10-10v-28a10 10 0 0 1 10-10z"
      className="ui-plan__block ui-plan__block--accent"
    />
    <path d="M110 109h76M110 123h40" className="ui-plan__line ui-plan__line--accent" />
    <Carrel x={176} y={32} kind={accent} />
  </Plan>
);

/** A receipt with its total, coins beside it: payments, invoices. */
export const PaymentsIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="payments">
    <circle cx={44} cy={120} r={18} className="ui-plan__paper" />
    <circle cx={44} cy={120} r={10} className="ui-plan__line" />
    <circle cx={200} cy={48} r={18} className="ui-plan__plot" />
    <path
      d="M72 150V20a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v130l-12-9-12 9-12-9-12 9-12-9-12 9-12-9z"
      className="ui-plan__paper"
    />
    <Carrel x={86} y={24} />
    <path d="M132 36h20M132 48h12M88 76h40M144 76h8M88 92h32M140 92h12" className="ui-plan__line" />
    <rect x={88} y={106} width={64} height={20} rx={5} className="ui-plan__block ui-plan__block--accent" />
  </Plan>
);

/** A plan on its sheet, others to come: files, photos, documents. */
export const FilesIllustration = (props: SceneProps) => (
  <Plan {...props} data-variant="files">
    <rect x={28} y={36} width={72} height={96} rx={8} className="ui-plan__plot" />
    <rect x={140} y={36} width={72} height={96} rx={8} className="ui-plan__plot" />
    <path d="M76 8h64l32 32v104a8 8 0 0 1-8 8H76a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" className="ui-plan__paper" />
    <path d="M140 8v24a8 8 0 0 0 8 8h24" className="ui-plan__wall" />
    <Carrel x={84} y={56} />
    <Carrel x={124} y={56} kind={accent} />
    <CarrelRow x={84} y={104} kinds={[wall, wall]} turn={2} />
  </Plan>
);
