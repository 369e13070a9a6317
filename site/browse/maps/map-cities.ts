import { names } from '../../messages/en/map-names.ts'
import type { Spot } from './map-frames.ts'

export interface NamedSpot extends Spot {
  name: string
}

/** Well-known cities, with latitude north and longitude east in degrees. The first ones have priority. */
const CITIES = `
Delhi 28.61 77.21
Mumbai 19.08 72.88
Kolkata 22.57 88.36
Chennai 13.08 80.27
Bengaluru 12.97 77.59
Hyderabad 17.39 78.49
Colombo 6.93 79.86
Kathmandu 27.72 85.32
Ahmedabad 23.02 72.57
Nagpur 21.15 79.09
Guwahati 26.14 91.74
Srinagar 34.08 74.80
Lucknow 26.85 80.95
Kochi 9.93 76.27
Jaipur 26.91 75.79
Bhopal 23.26 77.41
Visakhapatnam 17.69 83.22
Goa 15.49 73.83
Port Blair 11.67 92.74
Dhaka 23.81 90.41
Leh 34.16 77.58
Amritsar 31.63 74.87
Dehradun 30.32 78.03
Jodhpur 26.29 73.03
Patna 25.59 85.14
Thimphu 27.47 89.64
Lhasa 29.65 91.10
Dubai 25.20 55.27
Cairo 30.04 31.24
Istanbul 41.01 28.98
Amman 31.95 35.93
Riyadh 24.71 46.68
Athens 37.98 23.73
Muscat 23.59 58.41
Aswan 24.09 32.90
Ankara 39.93 32.86
Nairobi -1.29 36.82
Mombasa -4.04 39.67
Dar es Salaam -6.79 39.28
Kampala 0.35 32.58
Addis Ababa 9.03 38.74
Bangkok 13.76 100.50
Singapore 1.35 103.82
Hanoi 21.03 105.85
Jakarta -6.21 106.85
Ho Chi Minh City 10.82 106.63
Manila 14.60 120.98
Phnom Penh 11.56 104.92
Kuala Lumpur 3.14 101.69
Yangon 16.87 96.20
London 51.51 -0.13
Paris 48.86 2.35
Rome 41.90 12.50
Berlin 52.52 13.41
Madrid 40.42 -3.70
Vienna 48.21 16.37
Zurich 47.38 8.54
Stockholm 59.33 18.07
Reykjavik 64.15 -21.94
Dublin 53.35 -6.26
Oslo 59.91 10.75
Tokyo 35.68 139.69
Osaka 34.69 135.50
Sapporo 43.06 141.35
Fukuoka 33.59 130.40
Seoul 37.57 126.98
Beijing 39.90 116.41
Cape Town -33.92 18.42
Lagos 6.52 3.38
New York 40.71 -74.01
Los Angeles 34.05 -118.24
Rio de Janeiro -22.91 -43.17
Lima -12.05 -77.04
Sydney -33.87 151.21
Auckland -36.85 174.76
`

const WATERS = `
Arabian Sea 14.0 69.4
Bay of Bengal 15.0 87.6
Indian Ocean 2.0 75.0
Mediterranean Sea 33.6 29.0
Mediterranean Sea 38.6 6.0
Black Sea 43.2 33.6
Red Sea 19.0 38.9
Indian Ocean -6.0 46.5
South China Sea 14.5 114.2
Java Sea -4.6 111.0
North Sea 56.3 3.0
Atlantic Ocean 46.8 -7.0
Atlantic Ocean 59.5 -20.0
Sea of Japan 40.2 134.5
Pacific Ocean 32.5 144.0
`

export const cities = spotsOf(CITIES)

export const waters = spotsOf(WATERS)

function spotsOf(lines: string): readonly NamedSpot[] {
  return [...lines.matchAll(/^(.+) (\S+) (\S+)$/gm)].map(([, name = '', north, east]) => ({
    name: names[name] ?? name,
    latitude: Number(north),
    longitude: Number(east),
  }))
}
