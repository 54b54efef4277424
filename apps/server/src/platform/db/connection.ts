/** By which a node that is about to change the tables sees the others. */
export const APPLICATION_NAME = 'fitarc';

/** Where the database is and who asks. */
export type Connection =
  | { connectionString: string }
  | {
      host: string;
      port: number;
      user: string;
      password: string;
      database: string;
    };
