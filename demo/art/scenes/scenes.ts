import { alps } from './alps.ts'
import { backwater } from './backwater.ts'
import { cliffMonastery } from './cliff-monastery.ts'
import { dunesFort } from './dunes-fort.ts'
import { forestTiger } from './forest-tiger.ts'
import { gardenTowers } from './garden-towers.ts'
import { grassRhino } from './grass-rhino.ts'
import { hillsElephant } from './hills-elephant.ts'
import { iceLagoon } from './ice-lagoon.ts'
import { lakeMountains } from './lake-mountains.ts'
import { highLake } from './high-lake.ts'
import { ironTower } from './iron-tower.ts'
import { rootBridge } from './root-bridge.ts'
import { ruinTiger } from './ruin-tiger.ts'
import { tigerSun } from './tiger-sun.ts'
import { lakePalace } from './lake-palace.ts'
import { balloons } from './balloons.ts'
import { snowCamp } from './snow-camp.ts'
import { meadowDeer } from './meadow-deer.ts'
import { plateauTiger } from './plateau-tiger.ts'
import { teakLeopard } from './teak-leopard.ts'
import { carvedTemples } from './carved-temples.ts'
import { stoneChariot } from './stone-chariot.ts'
import { junkBay } from './junk-bay.ts'
import { amberPalace } from './amber-palace.ts'
import { snowSlope } from './snow-slope.ts'
import { mangroveTiger } from './mangrove-tiger.ts'
import { lionRock } from './lion-rock.ts'
import { lakeVillage } from './lake-village.ts'
import { hillLake } from './hill-lake.ts'
import { fishtailLake } from './fishtail-lake.ts'
import { cableCar } from './cable-car.ts'
import { elephantFord } from './elephant-ford.ts'
import { teaValley } from './tea-valley.ts'
import { ridgeMonastery } from './ridge-monastery.ts'
import { fishingNets } from './fishing-nets.ts'
import { goldenTemple } from './golden-temple.ts'
import { cliffFort } from './cliff-fort.ts'
import { flutedTower } from './fluted-tower.ts'
import { greatStupa } from './great-stupa.ts'
import { meadowGondola } from './meadow-gondola.ts'
import { hillRailway } from './hill-railway.ts'
import { stackedMonastery } from './stacked-monastery.ts'
import { riverIsland } from './river-island.ts'
import { tallFalls } from './tall-falls.ts'
import { templeGate } from './temple-gate.ts'
import type { Landscape } from './landscape.ts'
import { limestoneBay } from './limestone-bay.ts'
import { marbleTomb } from './marble-tomb.ts'
import { obeliskTemple } from './obelisk-temple.ts'
import { palaceDomes } from './palace-domes.ts'
import { palmBeach } from './palm-beach.ts'
import { pyramids } from './pyramids.ts'
import { riverGorge } from './river-gorge.ts'
import { riverSteps } from './river-steps.ts'
import { rockFacade } from './rock-facade.ts'
import { salForest } from './sal-forest.ts'
import { savanna } from './savanna.ts'
import { skylineDesert } from './skyline-desert.ts'
import { teaHills } from './tea-hills.ts'
import { templeTowers } from './temple-towers.ts'
import { whiteVillage } from './white-village.ts'
import { islandBeach } from './island-beach.ts'
import { lighthouseCove } from './lighthouse-cove.ts'
import { creekBoats } from './creek-boats.ts'
import { dunesOryx } from './dunes-oryx.ts'
import { rockColossi } from './rock-colossi.ts'
import { gildedSpires } from './gilded-spires.ts'
import { hillChedi } from './hill-chedi.ts'
import { bellStupas } from './bell-stupas.ts'
import { stoneArena } from './stone-arena.ts'
import { toriiPath } from './torii-path.ts'
import { riverLangurs } from './river-langurs.ts'
import { snowLake } from './snow-lake.ts'
import { gharialGorge } from './gharial-gorge.ts'
import { drownedTrees } from './drowned-trees.ts'
import { hillGaur } from './hill-gaur.ts'
import { waterholeTiger } from './waterhole-tiger.ts'
import { needleTower } from './needle-tower.ts'
import { blackPanther } from './black-panther.ts'
import { sphinxRidge } from './sphinx-ridge.ts'
import { subjects } from './subjects/subjects.ts'

/** All landscapes by the name in their address. */
export const scenes = {
  ...subjects,
  alps,
  backwater,
  'cliff-monastery': cliffMonastery,
  'dunes-fort': dunesFort,
  'forest-tiger': forestTiger,
  'garden-towers': gardenTowers,
  'grass-rhino': grassRhino,
  'hills-elephant': hillsElephant,
  'ice-lagoon': iceLagoon,
  'lake-mountains': lakeMountains,
  'limestone-bay': limestoneBay,
  'marble-tomb': marbleTomb,
  'obelisk-temple': obeliskTemple,
  'palace-domes': palaceDomes,
  'palm-beach': palmBeach,
  pyramids,
  'river-gorge': riverGorge,
  'river-steps': riverSteps,
  'rock-facade': rockFacade,
  'sal-forest': salForest,
  savanna,
  'skyline-desert': skylineDesert,
  'tea-hills': teaHills,
  'temple-towers': templeTowers,
  'white-village': whiteVillage,
  'high-lake': highLake,
  'iron-tower': ironTower,
  'root-bridge': rootBridge,
  'ruin-tiger': ruinTiger,
  'tiger-sun': tigerSun,
  'lake-palace': lakePalace,
  balloons: balloons,
  'snow-camp': snowCamp,
  'meadow-deer': meadowDeer,
  'plateau-tiger': plateauTiger,
  'teak-leopard': teakLeopard,
  'carved-temples': carvedTemples,
  'stone-chariot': stoneChariot,
  'junk-bay': junkBay,
  'amber-palace': amberPalace,
  'snow-slope': snowSlope,
  'mangrove-tiger': mangroveTiger,
  'lion-rock': lionRock,
  'lake-village': lakeVillage,
  'hill-lake': hillLake,
  'fishtail-lake': fishtailLake,
  'cable-car': cableCar,
  'elephant-ford': elephantFord,
  'tea-valley': teaValley,
  'ridge-monastery': ridgeMonastery,
  'fishing-nets': fishingNets,
  'golden-temple': goldenTemple,
  'cliff-fort': cliffFort,
  'fluted-tower': flutedTower,
  'great-stupa': greatStupa,
  'meadow-gondola': meadowGondola,
  'hill-railway': hillRailway,
  'stacked-monastery': stackedMonastery,
  'river-island': riverIsland,
  'tall-falls': tallFalls,
  'temple-gate': templeGate,
  'island-beach': islandBeach,
  'lighthouse-cove': lighthouseCove,
  'creek-boats': creekBoats,
  'dunes-oryx': dunesOryx,
  'rock-colossi': rockColossi,
  'gilded-spires': gildedSpires,
  'hill-chedi': hillChedi,
  'bell-stupas': bellStupas,
  'stone-arena': stoneArena,
  'torii-path': toriiPath,
  'hill-gaur': hillGaur,
  'drowned-trees': drownedTrees,
  'river-langurs': riverLangurs,
  'snow-lake': snowLake,
  'gharial-gorge': gharialGorge,
  'waterhole-tiger': waterholeTiger,
  'needle-tower': needleTower,
  'black-panther': blackPanther,
  'sphinx-ridge': sphinxRidge,
} satisfies Record<string, Landscape>
