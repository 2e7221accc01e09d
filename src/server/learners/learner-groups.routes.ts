import { routes } from '../../contract/routes.ts'
import { lockOwner } from '../db/database.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { addGroup, changeGroup, deleteGroup, listGroups } from './learner-groups.store.ts'

export function learnerGroupsRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listGroups, ({ owner }) => listGroups(owner, database))

  bindRoute(app, routes.addGroup, ({ owner, body, write }) =>
    write(async (run) => {
      await lockOwner(owner, run)
      return addGroup(owner, run, body)
    }),
  )

  bindRoute(app, routes.changeGroup, ({ owner, body, params, write }) =>
    write((run) => changeGroup(owner, run, { ...body, id: params.id })),
  )

  bindRoute(app, routes.deleteGroup, ({ owner, params }) => deleteGroup(owner, database, params.id))
}
