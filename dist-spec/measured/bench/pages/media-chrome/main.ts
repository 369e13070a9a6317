import 'media-chrome'
