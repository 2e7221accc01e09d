/** The least that can serve the list of learners: node:http, pg, one prepared query. Run as a child: PORT, DATABASE_URL, USER_ID. */
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const query = {
  name: 'learners',
  text: 'select id, user_id, first_name, last_name, birth_date::text, level, created_at, updated_at from learners where user_id = $1 order by first_name collate "fr-x-icu"',
}

createServer((_request, response) => {
  void pool.query({ ...query, values: [process.env.USER_ID] }).then((result) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(result.rows))
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
