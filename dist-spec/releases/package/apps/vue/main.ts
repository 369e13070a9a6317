import { createApp } from 'vue'
import 'trip-widgets/trip-enquiry'
import App from './app.vue'

createApp(App).mount('main')
