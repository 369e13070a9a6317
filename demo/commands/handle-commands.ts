import { unlimited } from '../provider/data/engine/database.ts'
import type { Provider } from '../provider/provider.ts'
import { privacyCommand } from './privacy-command.ts'
import { answerCommand } from './remote-command.ts'
import { staffCommand } from './staff-command.ts'

/** Lets a running provider execute the commands of other processes that share its data folder. */
export function handleCommands({
  socket,
  database,
  media,
  settings,
}: Pick<Provider, 'socket' | 'database' | 'media' | 'settings'>): void {
  const opened = { database: unlimited(database), media: async () => media }
  socket?.handle('staff', answerCommand(staffCommand, settings, opened))
  socket?.handle('privacy', answerCommand(privacyCommand, settings, opened))
}
