// One React for all imports of a page.
export { createElement, useEffect, useState } from 'react'
export { createPortal } from 'react-dom'
export { createRoot } from 'react-dom/client'
