import Plyr from 'plyr'
import 'plyr/dist/plyr.css'

// Its own default asks a stranger's server for the icons.
new Plyr('#player', { loadSprite: false, iconUrl: '' })
