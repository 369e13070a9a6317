import { limb } from '../brush.ts'
import { again, fill, layer, line, named, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { wood } from '../plants.ts'
import { langur } from '../langur.ts'

const grey = langur(inks.pewter, inks.slate, inks.sand, inks.ink)

export const greyLangurs: Landscape = {
  title: 'Two grey langurs rest on the branch of a fig tree',
  ...closeUp,
  draw: (p) => [
    openSky(p, 560, 150),
    layer(0.2, fill(p.far, wood(9, -300, 1500, 640, 150))),
    layer(0.3, fill(p.middle, wood(5, -300, 1500, 760, 130))),
    layer(0.4, fill(p.near, wood(15, -300, 1500, 870, 120))),
    layer(
      0.6,
      fill(
        p.hideShade,
        limb('1250,1000,230 1200,760,190 1180,480,170 1230,200,190 1260,-40,210'),
        limb('1240,560,120 1000,520,84 700,510,66 380,520,50 100,490,30 -60,430,14'),
        limb('300,516,26 180,400,18 90,330,8'),
      ),
      line(p.hideShade, 9, 'M980 530V900M1050 540V1000M900 524V700M160 500V640'),
    ),
    layer(
      0.7,
      put(380, 500, 1.9, named('langur', grey)),
      put(800, 500, 1.66, again('langur'), -1.66),
    ),
    layer(
      0.85,
      fill(
        p.near,
        ...[
          '-40,60,150',
          '110,10,140',
          '260,-30,130',
          '900,-30,150',
          '1060,20,160',
          '1220,70,150',
        ].map(crown),
      ),
      fill(p.leaf, ...['-60,-10,130', '90,-60,130', '1010,-60,140', '1180,-20,150'].map(crown)),
      fill(
        p.leaf,
        ...['100,330', '180,400', '60,460', '160,640', '-20,430'].map(
          (at) =>
            `M${at.replace(',', ' ')}q-90-50-110 30q60 50 110-30ZM${at.replace(',', ' ')}q60-80 120-20q-30 80-120 20Z`,
        ),
      ),
    ),
  ],
}

const crown = (at: string) => {
  const [x = 0, y = 0, radius = 0] = at.split(',').map(Number)
  return round(x, y, radius)
}
