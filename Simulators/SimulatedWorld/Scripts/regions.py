"""First-level regions by country, keyed by GeoNames' admin1 code. Countries not listed have none."""

TABLE = {
    "GB": "ENG=England|NIR=Northern Ireland|SCT=Scotland|WLS=Wales",
    "IE": "C=Connacht|L=Leinster|M=Munster|U=Ulster",
    "CA": "01=Alberta|02=British Columbia|03=Manitoba|04=New Brunswick"
    "|05=Newfoundland and Labrador|07=Nova Scotia|08=Ontario|09=Prince Edward Island|10=Quebec"
    "|11=Saskatchewan|12=Yukon|13=Northwest Territories|14=Nunavut",
    "AU": "01=Australian Capital Territory|02=New South Wales|03=Northern Territory|04=Queensland"
    "|05=South Australia|06=Tasmania|07=Victoria|08=Western Australia",
    "DE": "01=Baden-Württemberg|02=Bavaria|03=Bremen|04=Hamburg|05=Hesse|06=Lower Saxony"
    "|07=North Rhine-Westphalia|08=Rhineland-Palatinate|09=Saarland|10=Schleswig-Holstein"
    "|11=Brandenburg|12=Mecklenburg-Vorpommern|13=Saxony|14=Saxony-Anhalt|15=Thuringia|16=Berlin",
    "AT": "01=Burgenland|02=Carinthia|03=Lower Austria|04=Upper Austria|05=Salzburg|06=Styria"
    "|07=Tyrol|08=Vorarlberg|09=Vienna",
    "CH": "AG=Aargau|AR=Appenzell Ausserrhoden|BE=Bern|BL=Basel-Landschaft|BS=Basel-City"
    "|FR=Fribourg|GE=Geneva|GR=Grisons|LU=Lucerne|NE=Neuchâtel|SG=Saint Gallen|SH=Schaffhausen"
    "|SO=Solothurn|SZ=Schwyz|TG=Thurgau|TI=Ticino|VD=Vaud|VS=Valais|ZG=Zug|ZH=Zurich",
    "BE": "BRU=Brussels Capital|VLG=Flanders|WAL=Wallonia",
    "NL": "01=Drenthe|02=Friesland|03=Gelderland|04=Groningen|05=Limburg|06=North Brabant"
    "|07=North Holland|09=Utrecht|10=Zeeland|11=South Holland|15=Overijssel|16=Flevoland",
    "FR": "11=Île-de-France|24=Centre-Val de Loire|27=Bourgogne-Franche-Comté|28=Normandy"
    "|32=Hauts-de-France|44=Grand Est|52=Pays de la Loire|53=Brittany|75=Nouvelle-Aquitaine"
    "|76=Occitanie|84=Auvergne-Rhône-Alpes|93=Provence-Alpes-Côte d'Azur|94=Corsica",
    "ES": "07=Balearic Islands|27=La Rioja|29=Madrid|31=Murcia|32=Navarre|34=Asturias"
    "|39=Cantabria|51=Andalusia|52=Aragon|53=Canary Islands|54=Castile-La Mancha"
    "|55=Castile and León|56=Catalonia|57=Extremadura|58=Galicia|59=Basque Country"
    "|60=Valencian Community|CE=Ceuta|ML=Melilla",
    "PT": "02=Aveiro|03=Beja|04=Braga|05=Bragança|06=Castelo Branco|07=Coimbra|08=Évora|09=Faro"
    "|10=Madeira|11=Guarda|13=Leiria|14=Lisbon|16=Portalegre|17=Porto|18=Santarém|19=Setúbal"
    "|20=Viana do Castelo|21=Vila Real|22=Viseu|23=Azores",
    "IT": "01=Abruzzo|02=Basilicata|03=Calabria|04=Campania|05=Emilia-Romagna"
    "|06=Friuli Venezia Giulia|07=Lazio|08=Liguria|09=Lombardy|10=The Marches|11=Molise"
    "|12=Piedmont|13=Apulia|14=Sardinia|15=Sicily|16=Tuscany|17=Trentino-Alto Adige|18=Umbria"
    "|19=Aosta Valley|20=Veneto",
    "PL": "72=Lower Silesia|73=Kuyavia-Pomerania|74=Łódź|75=Lublin|76=Lubusz|77=Lesser Poland"
    "|78=Mazovia|79=Opole|80=Subcarpathia|81=Podlasie|82=Pomerania|83=Silesia|84=Świętokrzyskie"
    "|85=Warmia-Masuria|86=Greater Poland|87=West Pomerania",
    "IN": "01=Andaman and Nicobar Islands|02=Andhra Pradesh|03=Assam|05=Chandigarh|07=Delhi"
    "|09=Gujarat|10=Haryana|11=Himachal Pradesh|12=Jammu and Kashmir|13=Kerala|16=Maharashtra"
    "|17=Manipur|18=Meghalaya|19=Karnataka|20=Nagaland|21=Odisha|22=Puducherry|23=Punjab"
    "|24=Rajasthan|25=Tamil Nadu|26=Tripura|28=West Bengal|29=Sikkim|30=Arunachal Pradesh"
    "|31=Mizoram|33=Goa|34=Bihar|35=Madhya Pradesh|36=Uttar Pradesh|37=Chhattisgarh"
    "|38=Jharkhand|39=Uttarakhand|40=Telangana|41=Ladakh"
    "|52=Dadra and Nagar Haveli and Daman and Diu",
    "JP": "01=Aichi|02=Akita|03=Aomori|04=Chiba|05=Ehime|06=Fukui|07=Fukuoka|08=Fukushima|09=Gifu"
    "|10=Gunma|11=Hiroshima|12=Hokkaido|13=Hyōgo|14=Ibaraki|15=Ishikawa|16=Iwate|17=Kagawa"
    "|18=Kagoshima|19=Kanagawa|20=Kochi|21=Kumamoto|22=Kyoto|23=Mie|24=Miyagi|25=Miyazaki"
    "|26=Nagano|27=Nagasaki|28=Nara|29=Niigata|30=Oita|31=Okayama|32=Osaka|33=Saga|34=Saitama"
    "|35=Shiga|36=Shimane|37=Shizuoka|38=Tochigi|39=Tokushima|40=Tokyo|41=Tottori|42=Toyama"
    "|43=Wakayama|44=Yamagata|45=Yamaguchi|46=Yamanashi|47=Okinawa",
    "ZA": "02=KwaZulu-Natal|03=Free State|05=Eastern Cape|06=Gauteng|07=Mpumalanga"
    "|08=Northern Cape|09=Limpopo|10=North West|11=Western Cape",
    "BR": "01=Acre|02=Alagoas|03=Amapá|04=Amazonas|05=Bahia|06=Ceará|07=Federal District"
    "|08=Espírito Santo|11=Mato Grosso do Sul|13=Maranhão|14=Mato Grosso|15=Minas Gerais|16=Pará"
    "|17=Paraíba|18=Paraná|20=Piauí|21=Rio de Janeiro|22=Rio Grande do Norte"
    "|23=Rio Grande do Sul|24=Rondônia|25=Roraima|26=Santa Catarina|27=São Paulo|28=Sergipe"
    "|29=Goiás|30=Pernambuco|31=Tocantins",
    "MX": "01=Aguascalientes|02=Baja California|03=Baja California Sur|04=Campeche|05=Chiapas"
    "|06=Chihuahua|07=Coahuila|08=Colima|09=Mexico City|10=Durango|11=Guanajuato|12=Guerrero"
    "|13=Hidalgo|14=Jalisco|15=State of Mexico|16=Michoacán|17=Morelos|18=Nayarit|19=Nuevo León"
    "|20=Oaxaca|21=Puebla|22=Querétaro|23=Quintana Roo|24=San Luis Potosí|25=Sinaloa|26=Sonora"
    "|27=Tabasco|28=Tamaulipas|29=Tlaxcala|30=Veracruz|31=Yucatán|32=Zacatecas",
}


def regions(us_states):
    """Returns the name for each (country, code), of the table above and the United States."""
    found = {
        (country, pair.split("=")[0]): pair.split("=")[1]
        for country, pairs in TABLE.items()
        for pair in pairs.split("|")
    }
    found.update({("US", code): state["name"] for code, state in us_states.items()})
    return found
