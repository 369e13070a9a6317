/** `<trip-enquiry>` for pages with the wizard: the same tag, with both forms in one file. */
import './element.ts'
import { loadWizard } from './trip-enquiry.tsx'
import * as wizard from './wizard.tsx'

loadWizard.part = wizard
