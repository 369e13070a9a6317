import { Crumbs, DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import {
  loadAttraction,
  type LoadedAttraction,
  sharedPicture,
} from '../attraction/load-attraction.ts'
import { photosOf } from '../reviews/photos.ts'
import { ReviewForm } from '../reviews/review-form.tsx'
import { pathOf } from '../routing/router.ts'
import { breadcrumbs, pathToAttraction } from '../layout/structured-data.ts'
import * as says from '../messages/en/reviews.ts'
import styles from './review.module.css'

/** Null if the address names no attraction. */
type Data = LoadedAttraction | null

const attractionOf = (data: Data) => (data?.state === 'ready' ? data.attraction : undefined)

/** The review form, for the attraction in the address or one to choose. */
export const page = definePage<Data>({
  hasTags: true,
  load: async ({ params }, read) => {
    const id = params['attractionId']
    return id ? loadAttraction(read, id) : null
  },
  head: (data, { path }) => {
    const attraction = attractionOf(data)
    const title = attraction ? says.formTitleFor(attraction.name) : says.formTitle
    const picture = attraction && sharedPicture(attraction)
    const description = attraction ? says.formDescriptionFor(attraction.name) : says.formDescription
    if (data?.state === 'unknown') return { title, description, status: 404 }
    return {
      title,
      description,
      path,
      ...(picture && { picture }),
      structuredData: [breadcrumbs(stepsTo(data))],
    }
  },
  View,
})

function stepsTo(data: Data) {
  const name = says.formTitle
  const attraction = attractionOf(data)
  if (!attraction) return [HOME, { name, path: pathOf('review') }]
  const { _id: attractionId } = attraction
  return [
    HOME,
    DESTINATIONS,
    { name: attraction.name, path: pathToAttraction(attraction) },
    { name, path: pathOf('review', { attractionId }) },
  ]
}

function View({ data, visit }: ViewProps<Data>) {
  const attraction = attractionOf(data)
  const [picture] = attraction ? photosOf(attraction.name, attraction.image) : []
  return (
    <div className={`page-body ${styles.review}`}>
      <div className={styles.head}>
        <Crumbs steps={stepsTo(data)} />
        <h1>{attraction ? says.formTitleFor(attraction.name) : says.formTitle}</h1>
        <p className="lead-paragraph">
          {data?.state === 'unknown' ? says.formPlaceNotFound : says.formLead}
        </p>
        {attraction && (
          <a className="quiet-button" href={pathToAttraction(attraction)}>
            {says.backTo(attraction.name)}
          </a>
        )}
        {picture && <img src={picture.address} alt="" width={1200} height={900} decoding="async" />}
      </div>
      <div className={styles.form}>
        <ReviewForm
          attraction={
            data?.state === 'unknown' ? undefined : visit.params['attractionId'] || undefined
          }
        />
      </div>
    </div>
  )
}
