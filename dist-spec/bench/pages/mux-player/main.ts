import '@mux/mux-player'
