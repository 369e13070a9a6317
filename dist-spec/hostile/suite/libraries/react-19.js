// One React for all that a page imports of it.
export { createElement, useEffect, useState } from 'react'
export { createPortal } from 'react-dom'
export { createRoot } from 'react-dom/client'
