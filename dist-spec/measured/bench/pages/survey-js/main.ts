import { Model } from 'survey-core'
import 'survey-core/survey-core.fontless.min.css'
import 'survey-js-ui'
import { CITIES, send } from '../calls.ts'
import * as texts from '../texts.ts'

const { destination, fields } = texts

const survey = new Model({
  title: texts.heading,
  completeText: texts.submit,
  completedHtml: texts.sent,
  showQuestionNumbers: false,
  elements: [
    {
      type: 'dropdown',
      name: destination.name,
      title: destination.label,
      placeholder: texts.placeholder,
      isRequired: true,
      requiredErrorText: destination.required,
      choicesByUrl: { url: CITIES, valueName: 'uuid', titleName: 'name' },
    },
    ...fields.map(({ name, label, type, required }) => ({
      type: 'text',
      inputType: type,
      name,
      title: label,
      isRequired: true,
      requiredErrorText: required,
      validators: type === 'email' ? [{ type: 'email', text: texts.badEmail }] : [],
    })),
    { type: 'boolean', renderAs: 'checkbox', name: 'isCorporateUser', title: texts.tick },
  ],
})
survey.onComplete.add(({ data }) => void send(data as Record<string, string>))
survey.render(document.getElementById('form')!)
