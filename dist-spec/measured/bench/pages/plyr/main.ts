import Plyr from 'plyr'
import 'plyr/dist/plyr.css'

// Plyr's default loads the icons from a third-party server.
new Plyr('#player', { loadSprite: false, iconUrl: '' })
