import { $session } from '../../widgets/stores/session.ts'

/** Whose lists to ask for. A session that has lost its id asks for nobody's, and is told so. */
export const ownId = () => $session.get()?.id || 'nobody'
