/** `<trip-enquiry>` for pages whose form is the wizard: the same tag, with both forms in the one file. */
import './element.ts'
import { loadWizard } from './trip-enquiry.tsx'
import * as wizard from './wizard.tsx'

loadWizard.part = wizard
