-- Moves six parks from the nearest town to the city of their own name. Attractions that were moved or relabelled since
-- stay as they are.
update attractions
set city = cities.uuid, attraction_location_label = cities.name || ', ' || states.name
from (values
  ('bandhavgarh-national-park', 'Madhya Pradesh', 'Umaria', 'Bandhavgarh'),
  ('jim-corbett-national-park', 'Uttarakhand', 'Ramnagar', 'Jim Corbett'),
  ('kanha-national-park', 'Madhya Pradesh', 'Mandla', 'Kanha'),
  ('nagarhole-national-park', 'Karnataka', 'Kabini', 'Nagarhole'),
  ('pench-national-park', 'Madhya Pradesh', 'Seoni', 'Pench'),
  ('ranthambore-national-park', 'Rajasthan', 'Sawai Madhopur', 'Ranthambore')
) as moved (id, state, town, city)
join states on states.name = moved.state
join countries on countries.uuid = states.country and countries.name = 'India'
join cities as towns on towns.state = states.uuid and towns.name = moved.town
join cities on cities.state = states.uuid and cities.name = moved.city
where attractions.id = moved.id and attractions.city = towns.uuid
  and attractions.attraction_location_label = moved.town || ', ' || moved.state;
