import type { SqlConnection, SqlResult, Worked } from "./driver";
import { DatabaseUseError } from "./port";
import { sqlState } from "./sql-error";

/** in_failed_sql_transaction: the error of the statement before it is the one that tells. */
const FAILED_BEFORE = "25P02";

/**
 * What `work` sends and doesn't wait for counts to its transaction; what it leaves running after its end must not go into
 * the connection's next one.
 */
export const whileOpen =
  <Result>(work: (connection: SqlConnection) => Promise<Result>) =>
  async (connection: SqlConnection): Promise<Worked<Result>> => {
    // In the order in which they were sent. One that failed stays: the transaction is lost with it.
    const sent = new Set<Promise<SqlResult>>();
    let isOpen = true;
    const open: SqlConnection = {
      async query(sql, params) {
        if (!isOpen) throw new DatabaseUseError("The transaction has ended. Send every statement inside it.");
        const answer = connection.query(sql, params);
        sent.add(answer);
        answer.then(
          () => sent.delete(answer),
          () => undefined,
        );
        return answer;
      },
    };
    try {
      return { result: await work(open), sent: [...sent] };
    } catch (error) {
      if (sqlState(error) === FAILED_BEFORE) for (const answer of sent) await answer;
      throw error;
    } finally {
      isOpen = false;
    }
  };
