import { SearchBox } from '../layout/search/search-box.tsx'
import * as says from '../messages/en/browse.ts'
import field from './place-field.module.css'

export function PlaceSearch({ q }: { q: string }) {
  return (
    <div className={field.field}>
      <label htmlFor="place-search">{says.searchLabel}</label>
      <SearchBox key={q} id="place-search" q={q}>
        <button type="submit" className="strong-button">
          {says.search}
        </button>
      </SearchBox>
    </div>
  )
}
