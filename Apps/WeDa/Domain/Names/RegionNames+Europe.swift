extension RegionNames {
  /// Regions of Europe, written as ``lines`` describes it.
  static let europe = """
    AT Burgenland|ar=بورغنلاند|ja=ブルゲンラント州|zh-Hans=布尔根兰州
    AT Carinthia|ar=كيرنتن|de=Kärnten|es=Carintia|fr=Carinthie|it=Carinzia|ja=ケルンテン州\
    |nl=Karinthië|pl=Karyntia|pt=Caríntia|tr=Karintiya|zh-Hans=克恩顿州
    AT Lower Austria|ar=النمسا السفلى|de=Niederösterreich|es=Baja Austria|fr=Basse-Autriche\
    |it=Bassa Austria|ja=ニーダーエステライヒ州|nl=Neder-Oostenrijk|pl=Dolna Austria|pt=Baixa Áustria\
    |tr=Aşağı Avusturya|zh-Hans=下奥地利州
    AT Salzburg|fr=Salzbourg|it=Salisburghese
    AT Styria|ar=شتايرمارك|de=Steiermark|es=Estiria|fr=Styrie|it=Stiria|ja=シュタイアーマルク州\
    |nl=Stiermarken|pt=Estíria|zh-Hans=施泰尔马克州
    AT Tyrol|de=Tirol|it=Tirolo
    AT Upper Austria|de=Oberösterreich|es=Alta Austria|fr=Haute-Autriche|it=Alta Austria\
    |nl=Opper-Oostenrijk
    AT Vienna|de=Wien|es=Viena|fr=Vienne|pl=Wiedeń|pt=Viana
    AT Vorarlberg|ar=فورارلبرغ|ja=フォアアールベルク州|zh-Hans=福拉尔贝格州
    BE Brussels Capital|de=Region Brüssel-Hauptstadt|es=Región de Bruselas-Capital\
    |fr=Région de Bruxelles|it=Regione di Bruxelles-Capitale|nl=Brussels Hoofdstedelijk Gewest\
    |pt=Bruxelas-Capital
    BE Flanders|de=Flandern|es=Flandes|fr=Région Flamande|nl=Vlaams Gewest|pt=Flandres
    BE Wallonia|de=Wallonische Region|es=Valonia|fr=Wallonie|it=Regione Vallone|nl=Waals Gewest\
    |pt=Valônia
    CH Aargau|ar=كانتون أرجاو|de=Kanton Aargau|fr=Canton d’Argovie|it=Canton Argovia
    CH Appenzell Ausserrhoden|de=Kanton Appenzell Ausserrhoden\
    |fr=Canton d’Appenzell Rhoden-Extérieur|it=Canton Appenzello Esterno
    CH Basel-City|ar=كانتون مدينة بازل|de=Kanton Basel-Stadt|es=Cantón de Basilea-Ciudad\
    |fr=Canton de Bâle-Ville|it=Canton Basilea Città
    CH Basel-Landschaft|ar=كانتون بازل الريف|de=Kanton Basel-Landschaft\
    |fr=Canton de Bâle-Campagne|it=Canton Basilea Campagna
    CH Bern|de=Kanton Bern|fr=Canton de Berne|it=Canton Berna
    CH Fribourg|de=Kanton Freiburg|fr=Canton de Fribourg|it=Canton Friburgo
    CH Geneva|ar=كانتون جنيف|de=Kanton Genf|es=Cantón de Ginebra|fr=Canton de Genève\
    |it=Canton Ginevra|ja=ジュネーヴ州|pl=Genewa|pt=Genebra|tr=Cenevre|zh-Hans=日内瓦州
    CH Grisons|ar=غروبندن|de=Kanton Graubünden|es=Cantón de los Grisones|fr=Canton des Grisons\
    |it=Cantone dei Grigioni
    CH Lucerne|de=Kanton Luzern|fr=Canton de Lucerne|it=Canton Lucerna
    CH Neuchâtel|ar=كانتون نيوشاتل|de=Kanton Neuenburg|es=Cantón de Neuchâtel\
    |fr=Canton de Neuchâtel|it=Cantone Neuchâtel|ja=ヌーシャテル州|zh-Hans=纳沙泰尔州
    CH Saint Gallen|ar=كانتون سانت غالن|de=Kanton St. Gallen|fr=Canton de Saint-Gall\
    |it=Canton San Gallo
    CH Schaffhausen|de=Kanton Schaffhausen|fr=Canton de Schaffhouse|it=Canton Sciaffusa
    CH Schwyz|de=Kanton Schwyz|fr=Canton de Schwytz|it=Canton Svitto
    CH Solothurn|de=Kanton Solothurn|fr=Canton de Soleure|it=Canton Soletta
    CH Thurgau|de=Kanton Thurgau|fr=Canton de Thurgovie|it=Canton Turgovia
    CH Ticino|ar=كانتون تيسينو|de=Kanton Tessin|es=Cantón del Tesino|fr=Canton du Tessin\
    |it=Canton Ticino|ja=ティチーノ州|zh-Hans=提契诺州
    CH Valais|de=Kanton Wallis|fr=Canton du Valais|it=Canton Vallese|nl=Wallis
    CH Vaud|de=Kanton Waadt|fr=Canton de Vaud|it=Canton Vaud
    CH Zug|de=Kanton Zug|fr=Canton de Zoug|it=Canton Zugo
    CH Zurich|ar=كانتون زيوريخ|de=Kanton Zürich|fr=Canton de Zurich|it=Canton Zurigo
    DE Baden-Württemberg|ar=بادن فورتمبيرغ|fr=Bade-Wurtemberg|ja=バーデン=ヴュルテンベルク州\
    |pl=Badenia-Wirtembergia|zh-Hans=巴登-符腾堡
    DE Bavaria|ar=بفاريا|de=Bayern|es=Baviera|fr=Bavière|it=Baviera|ja=バイエルン州|nl=Beieren\
    |pl=Bawaria|pt=Baviera|tr=Bavyera|zh-Hans=巴伐利亚
    DE Berlin|ar=برلين|es=Berlín|it=Berlino|ja=ベルリン|nl=Berlijn|pt=Berlim|zh-Hans=柏林
    DE Brandenburg|ar=براندنبورغ|es=Brandenburgo|fr=Brandebourg|it=Brandeburgo|ja=ブランデンブルク州\
    |pl=Brandenburgia|pt=Brandemburgo|zh-Hans=勃兰登堡
    DE Bremen|ar=ولاية بريمن|fr=Brême|it=Brema|ja=ブレーメン州|nl=Vrije Hanzestad Bremen|pl=Brema\
    |zh-Hans=不来梅州
    DE Hamburg|de=Freie und Hansestadt Hamburg|es=Hamburgo|fr=Hambourg|it=Amburgo
    DE Hesse|de=Hessen|es=Hessen|it=Assia|pl=Hesja
    DE Lower Saxony|ar=سكسونيا السفلى|de=Niedersachsen|es=Baja Sajonia|fr=Basse-Saxe\
    |it=Bassa Sassonia|ja=ニーダーザクセン州|nl=Nedersaksen|pl=Dolna Saksonia|pt=Baixa Saxônia\
    |tr=Aşağı Saksonya|zh-Hans=下萨克森
    DE Mecklenburg-Vorpommern|fr=Mecklembourg-Poméranie|it=Meclemburgo-Pomerania Anteriore
    DE North Rhine-Westphalia|de=Nordrhein-Westfalen|es=Renania del Norte-Westfalia\
    |fr=Rhénanie du Nord-Westphalie|it=Renania Settentrionale-Vestfalia|nl=Noordrijn-Westfalen\
    |tr=Kuzey Ren-Vestfalya
    DE Rhineland-Palatinate|ar=راينلند بالاتينات|de=Rheinland-Pfalz|es=Rheinland-Pfalz\
    |fr=Rhénanie-Palatinat|it=Renania-Palatinato|ja=ラインラント=プファルツ州|nl=Rijnland-Palts\
    |pl=Nadrenia-Palatynat|pt=Renânia-Palatinado|tr=Renanya-Palatina|zh-Hans=莱茵兰-普法尔茨
    DE Saarland|ar=سارلاند|es=Sarre|fr=Sarre|ja=ザールラント州|pl=Saara|pt=Sarre|zh-Hans=萨尔兰
    DE Saxony|ar=سكسونيا|de=Sachsen|es=Sachsen|fr=État libre de Saxe|it=Sassonia
    DE Saxony-Anhalt|ar=سكسونيا أنهالت|de=Sachsen-Anhalt|es=Sajonia-Anhalt|fr=Saxe-Anhalt\
    |it=Sassonia-Anhalt|ja=ザクセン=アンハルト州|nl=Saksen-Anhalt|pl=Saksonia-Anhalt|pt=Saxônia-Anhalt\
    |tr=Saksonya-Anhalt|zh-Hans=萨克森-安哈尔特
    DE Schleswig-Holstein|ar=شلسفيغ هولشتاين|ja=シュレースヴィヒ=ホルシュタイン州|nl=Sleeswijk-Holstein\
    |pl=Szlezwik-Holsztyn|zh-Hans=石勒苏益格-荷尔斯泰因
    DE Thuringia|de=Thüringen|es=Thüringen|fr=Thuringe|it=Turingia
    ES Andalusia|ar=أندلوسيا|de=Andalusien|es=Comunidad Autónoma de Andalucía|fr=Andalousie\
    |ja=アンダルシア|nl=Andalusië|pl=Andaluzja|pt=Andaluzia|tr=Endülüs|zh-Hans=安达鲁西亚
    ES Aragon|de=Aragonien|es=Comunidad Autónoma de Aragón|it=Aragona|ja=アラゴン
    ES Asturias|de=Asturien|es=Principado de Asturias|fr=Principauté des Asturies|it=Asturie\
    |ja=アストゥリアス
    ES Balearic Islands|de=Balearische Inseln|es=Comunidad Autónoma de las Islas Baleares\
    |fr=Îles Baléares|it=Isole Baleari|ja=バレアレス|pt=Ilhas Baleares
    ES Basque Country|de=Baskenland|es=Comunidad Autónoma del País Vasco|fr=Pays Basque\
    |it=Paesi Baschi|ja=パイス・バスコ
    ES Canary Islands|ar=جزر الكناري|de=Kanarische Inseln|es=Comunidad Autónoma de Canarias\
    |fr=Canaries|it=Isole Canarie|ja=カナリアス|nl=Canarische Eilanden|pl=Wyspy Kanaryjskie\
    |pt=Canárias|tr=Kanarya Adaları|zh-Hans=加那利群岛
    ES Cantabria|ar=منطقة كانتابريا|de=Kantabrien|es=Comunidad Autónoma de Cantabria\
    |fr=Cantabrie|ja=カンタブリア|nl=Cantabrië|pl=Kantabria|pt=Cantábria|tr=Kantabria|zh-Hans=坎塔布里亚
    ES Castile and León|ar=منطقة قشتالة وليون|de=Nordkastilien\
    |es=Comunidad Autónoma de Castilla y León|fr=Castille-et-León|it=Castiglia e León\
    |ja=カスティージャ・イ・レオン|nl=Castilië en León|pl=Kastylia i León|pt=Castela e Leão\
    |tr=Kastilya ve Leon|zh-Hans=卡斯蒂利亚-莱昂
    ES Castile-La Mancha|ar=كاستيا-لا مانتشا|de=Südkastilien\
    |es=Comunidad Autónoma de Castilla-La Mancha|fr=Castille-La-Manche|it=Castiglia-La Mancia\
    |ja=カスティージャラマンチャ|nl=Castilië-La Mancha|pl=Kastylia-La Mancha|pt=Castela-Mancha\
    |tr=Kastilya-La Mancha|zh-Hans=卡斯蒂利亚-拉曼恰
    ES Catalonia|ar=كاتالونيا|de=Katalonien|es=Comunidad Autónoma de Cataluña|fr=Catalogne\
    |it=Catalogna|ja=カタロニア|nl=Catalonië|pt=Catalunha
    ES Ceuta|ar=سبتة|es=Ciudad Autónoma de Ceuta|ja=セウタ|zh-Hans=休达
    ES Extremadura|ar=منطقة إكستريمادورا|de=Estremadura|es=Comunidad Autónoma de Extremadura\
    |fr=Estrémadure|it=Estremadura|ja=エストゥレマドゥーラ|pl=Estremadura|pt=Estremadura|tr=Ekstremadura\
    |zh-Hans=埃斯特雷马杜拉
    ES Galicia|ar=منطقة غاليسيا|de=Galicien|es=Comunidad Autónoma de Galicia|fr=Galice\
    |it=Galizia|ja=ガリシア|nl=Galicië|pl=Galicja|pt=A Galiza|tr=Galiçya|zh-Hans=加利西亚
    ES La Rioja|ar=منطقة لا ريوخا|es=Comunidad Autónoma de La Rioja|ja=ラ・リオハ|zh-Hans=拉里奥哈
    ES Madrid|es=Comunidad Autónoma de Madrid|fr=Communauté de Madrid|ja=コムニダ・デ・マドリッド
    ES Melilla|es=Ciudad Autónoma de Melilla
    ES Murcia|de=Region Murcia|es=Región de Murcia|fr=Région de Murcie|ja=ムルシア
    ES Navarre|de=Autonome Region Navarra|es=Comunidad Foral de Navarra\
    |fr=Communauté Forale de Navarre|ja=ナバーラ
    ES Valencian Community|de=Valencia|es=Comunidad Valenciana|fr=Communauté Valencienne\
    |it=Valenza|ja=ヴァレンシア
    FR Auvergne-Rhône-Alpes|it=Alvernia-Rodano-Alpi
    FR Bourgogne-Franche-Comté|it=Borgogna-Franca Contea
    FR Brittany|ar=بريتاني|de=Bretagne|es=Bretaña|fr=Bretagne|it=Bretagna|ja=ブルターニュ|nl=Bretagne\
    |pl=Bretania|pt=Bretanha|tr=Breton|zh-Hans=布列塔尼半岛
    FR Centre-Val de Loire|es=Centro-Valle de Loira|it=Regione Centrale
    FR Corsica|ar=قرسقة|de=Korsika|fr=Corse
    FR Grand Est|it=Alsazia-Champagne-Ardenne-Lorena
    FR Hauts-de-France|it=Nord-Passo di Calais-Piccardia
    FR Normandy|de=Normandie|es=Normandía|fr=Normandie|it=Normandia
    FR Nouvelle-Aquitaine|it=Aquitania-Limosino-Poitou-Charentes
    FR Occitanie|fr=Région Occitanie|it=Linguadoca-Rossiglione-Midi-Pirenei
    FR Pays de la Loire|ar=بايي دو لا لوار|es=Países del Loira|it=Paesi della Loira\
    |ja=ペイ・ド・ラ・ロワール地域圏|pl=Kraj Loary|pt=País do Loire|zh-Hans=卢瓦尔河地区
    FR Provence-Alpes-Côte d'Azur|de=Provence-Alpes-Côte d’Azur|es=Provenza-Alpes-Costa Azul\
    |it=Provenza-Alpi-Costa Azzurra|ja=プロヴァンス=アルプ=コート・ダジュール地域圏\
    |pl=Prowansja-Alpy-Lazurowe Wybrzeże|pt=Provença-Alpes-Costa Azul|zh-Hans=普罗旺斯-阿尔卑斯-蓝色海岸
    FR Île-de-France|es=Isla de Francia|pt=Ilha de França
    GB England|ar=إنجلترا|es=Inglaterra|fr=Angleterre|it=Inghilterra|ja=イングランド|nl=Engeland\
    |pl=Anglia|pt=Inglaterra|tr=İngiltere|zh-Hans=英格兰
    GB Northern Ireland|de=Nordirland|fr=Irlande du Nord|it=Irlanda del Nord|nl=Noord Ierland
    GB Scotland|de=Schottland|es=Escocia|fr=Ecosse|it=Scozia|nl=Schotland|pt=Escócia|zh-Hans=苏格兰
    GB Wales|ar=ويلز|es=Gales|fr=Pays de Galles|it=Galles|pl=Walia|pt=Gales|tr=Galler
    IE Leinster|ar=لاينستر|ja=レンスター|zh-Hans=伦斯特省
    IE Munster|ar=مونستر|ja=マンスター|zh-Hans=芒斯特省
    IE Ulster|ar=أولستر|de=Provinz Ulster|es=Úlster|ja=アルスター|zh-Hans=阿尔斯特省
    IT Abruzzo|ar=أبروتسو|de=Abruzzen|es=Región de Los Abruzos|fr=Abruzzes|ja=アブルッツォ州\
    |nl=Abruzzen|pl=Abruzja|pt=Abruzos|zh-Hans=阿布鲁佐
    IT Aosta Valley|de=Aostatal|es=Región del Valle de Aosta|fr=Vallée d'Aoste|it=Valle d’Aosta
    IT Apulia|ar=بوليا|de=Apulien|es=Región de Apulia|fr=Pouilles|it=Puglia|ja=プッリャ州|nl=Apulië\
    |pt=Apúlia|zh-Hans=普利亚
    IT Basilicata|ar=بازيليكاتا|de=Basilikata|es=Región de Basilicata|fr=Basilicate|ja=バジリカータ州\
    |zh-Hans=巴斯利卡塔
    IT Calabria|ar=قلورية|de=Kalabrien|es=Región de Calabria|fr=Calabre|ja=カラブリア州|nl=Calabrië\
    |pl=Kalabria|pt=Calábria|zh-Hans=卡拉布里亚
    IT Campania|ar=كامبانيا|de=Kampanien|es=Región de Campania|fr=Campanie|ja=カンパニア州|nl=Campanië\
    |pl=Kampania|pt=Campânia|zh-Hans=坎帕尼亚
    IT Emilia-Romagna|es=Región de Emilia-Romaña|fr=Émilie-Romagne|it=Regione Emilia-Romagna
    IT Friuli Venezia Giulia|de=Friaul-Julisch Venetien|es=Región de Friuli-Venecia Julia\
    |fr=Frioul-Vénétie julienne|nl=Friuli-Julisch Venetië
    IT Lazio|ar=لاتسيو|de=Latium|es=Región de Lacio|fr=Latium|ja=ラツィオ州|nl=Latium|pl=Lacjum\
    |pt=Lácio|zh-Hans=拉齐奥
    IT Liguria|ar=ليغوريا|de=Ligurien|es=Región de Liguria|fr=Ligurie|ja=リグーリア州|nl=Ligurië\
    |pt=Ligúria|tr=Ligurya|zh-Hans=利古里亚
    IT Lombardy|de=Lombardei|es=Región de Lombardía|fr=Lombardie|it=Lombardia|nl=Lombardije
    IT Molise|ar=موليزي|es=Región de Molise|ja=モリーゼ州|zh-Hans=莫利塞
    IT Piedmont|ar=بييمونتي|de=Piemont|es=Región de Piamonte|fr=Piémont|it=Piemonte|ja=ピエモンテ州\
    |nl=Piëmont|pl=Piemont|tr=Piyemonte|zh-Hans=皮埃蒙特
    IT Sardinia|de=Sardinien|es=Región de Cerdeña|fr=Sardaigne|it=Sardegna|nl=Sardinië
    IT Sicily|ar=صقلية|de=Sizilien|es=Región de Sicilia|fr=Sicile|it=Sicilia|ja=シチリア|nl=Sicilië\
    |pl=Sycylia|pt=Sicília|tr=Sicilya Özerk Bölgesi|zh-Hans=西西里岛
    IT The Marches|ar=ماركي|de=Marken|es=Región de Las Marcas|fr=Marches|it=Marche|ja=マルケ州\
    |nl=Marche|pt=Marcas|zh-Hans=马尔凯
    IT Trentino-Alto Adige|de=Trentino-Südtirol|es=Región de Trentino-Alto Adigio\
    |fr=Trentin-Haut-Adige
    IT Tuscany|ar=توسكانا|de=Toskana|es=Región de Toscana|fr=Toscane|it=Toscana|ja=トスカーナ州\
    |nl=Toscane|pl=Toskania|pt=Toscana|tr=Toskana|zh-Hans=托斯卡纳
    IT Umbria|ar=أومبريا|de=Umbrien|es=Región de Umbría|fr=Ombrie|ja=ウンブリア州|nl=Umbrië|pt=Úmbria\
    |zh-Hans=翁布里亚
    IT Veneto|ar=فينيتو|de=Venetien|es=Región de Véneto|fr=Vénétie|ja=ヴェネト州|nl=Venetië\
    |pl=Wenecja Euganejska|pt=Vêneto|zh-Hans=威尼托
    NL Drenthe|es=Drente|pt=Drente
    NL Flevoland|es=Flevolanda|pt=Flevolândia
    NL Friesland|es=Frisia|fr=Frise|it=Frisia|pt=Frísia
    NL Gelderland|es=Güeldres|it=Gheldria|pt=Guéldria
    NL Groningen|es=Groninga|fr=Groningue|it=Groninga|pt=Groninga
    NL Limburg|es=Limburgo|fr=Limbourg|it=Limburgo|pt=Limburgo
    NL North Brabant|de=Nordbrabant|es=Brabante Septentrional|fr=Brabant-Septentrional\
    |it=Brabante Settentrionale|ja=北ブラバント州|nl=Noord-Brabant|pl=Brabancja Północna\
    |pt=Brabante do Norte|tr=Kuzey Brabant|zh-Hans=北布拉班特省
    NL North Holland|de=Nordholland|es=Holanda Septentrional|fr=Hollande-Septentrionale\
    |it=Olanda Settentrionale|nl=Noord-Holland|pt=Holanda do Norte
    NL Overijssel|pt=Overissel
    NL South Holland|de=Südholland|es=Holanda Meridional|fr=Hollande-Méridionale\
    |it=Olanda Meridionale|ja=南ホラント州|nl=Zuid-Holland|pl=Holandia Południowa|pt=Holanda do Sul\
    |tr=Güney Hollanda|zh-Hans=南荷兰省
    NL Utrecht|pt=Utreque
    NL Zeeland|es=Zelanda|fr=Zélande|it=Zelanda|pt=Zelândia
    PL Greater Poland|de=Woiwodschaft Großpolen|es=Voivodato de Gran Polonia\
    |fr=Voïvodie de Grande-Pologne|it=Voivodato della Grande Polonia|ja=ヴィエルコポルスカ県\
    |nl=Woiwodschap Groot-Polen|pl=Województwo wielkopolskie|pt=Grande Polônia|zh-Hans=大波兰省
    PL Kuyavia-Pomerania|de=Woiwodschaft Kujawien-Pommern|es=Voivodato de Cuyavia y Pomerania\
    |fr=Voïvodie de Cujavie-Poméranie|it=Voivodato di Cuiavia-Pomerania|ja=クヤヴィ・ポモージェ県\
    |nl=Kujavië-Pommeren|pl=Województwo kujawsko-pomorskie|pt=Cujávia-Pomerânia
    PL Lesser Poland|de=Woiwodschaft Kleinpolen|es=Voivodato de Pequeña Polonia\
    |fr=Voïvodie de Petite-Pologne|it=Voivodato della Piccola Polonia|ja=マウォポルスカ県\
    |nl=Woiwodschap Klein-Polen|pl=Województwo małopolskie|pt=Pequena Polónia|zh-Hans=小波兰省
    PL Lower Silesia|de=Woiwodschaft Niederschlesien|es=Baja Silesia\
    |fr=Voïvodie de Basse-Silésie|it=Voivodato della Bassa Slesia|ja=ドルヌィ・シロンスク県\
    |nl=Neder-Silezië|pl=Województwo dolnośląskie|pt=Baixa Silésia|zh-Hans=下西里西亚省
    PL Lublin|de=Woiwodschaft Lublin|fr=Voïvodie de Lublin|it=Voivodato di Lublino|ja=ルブリン県\
    |pl=Województwo lubelskie|pt=Província de Lublin|zh-Hans=卢布林省
    PL Lubusz|de=Woiwodschaft Lebus|es=Voivodato de Lubusz|fr=Voïvodie de Lubusz\
    |it=Voivodato di Lebus|ja=ルブシュ県|nl=Woiwodschap Lubusz|pl=Województwo lubuskie|pt=Lubúsquia
    PL Mazovia|de=Woiwodschaft Masowien|es=Voivodato de Mazovia|fr=Voïvodie de Mazovie\
    |it=Voivodato della Masovia|ja=マゾフシェ県|nl=Woiwodschap Mazovië|pl=Województwo mazowieckie\
    |pt=Voivodia da Mazóvia
    PL Opole|de=Woiwodschaft Oppeln|fr=Voïvodie d'Opole|it=Voivodato di Opole|ja=オポーレ県\
    |pl=Województwo opolskie|pt=Província de Opole
    PL Podlasie|de=Woiwodschaft Podlachien|es=Podlaquia|fr=Voïvodie de Podlachie\
    |it=Voivodato di Podlachia|ja=ポドラシェ県|nl=Podlachië|pl=Województwo podlaskie|pt=Podláquia
    PL Pomerania|de=Woiwodschaft Pommern|fr=Voïvodie de Poméranie|ja=ポモージェ県|nl=Pommeren\
    |pl=Województwo pomorskie|zh-Hans=波美拉尼亚省
    PL Silesia|de=Woiwodschaft Schlesien|fr=Voïvodie de Silésie|it=Voivodato di Slesia|ja=シロンスク県\
    |nl=Silezië|pl=Województwo śląskie|zh-Hans=西里西亚省
    PL Subcarpathia|de=Woiwodschaft Karpatenvorland|es=Subcarpacia\
    |fr=Voïvodie des Basses-Carpates|it=Voivodato di Precarpazi|ja=ポトカルパチェ県|nl=Subkarpaten\
    |pl=Województwo podkarpackie|pt=Subcarpácia|zh-Hans=喀尔巴阡山省
    PL Warmia-Masuria|de=Woiwodschaft Ermland-Masuren|es=Varmia y Masuria\
    |fr=Voïvodie de Varmie-Mazurie|it=Voivodato di Varmia-Masuria|ja=ヴァルミア・マズールィ県\
    |nl=Ermland-Mazurië|pl=Województwo warmińsko-mazurskie|pt=Vármia-Masúria
    PL West Pomerania|de=Woiwodschaft Westpommern|fr=Voïvodie de Poméranie occidentale\
    |it=Voivodato della Pomerania Occidentale|ja=西ポモージェ県|nl=West-Pommeren\
    |pl=Województwo zachodniopomorskie
    PL Łódź|de=Woiwodschaft Łódź|fr=Voïvodie de Łódź|it=Voivodato di Łódź|ja=ウッチ県\
    |pl=Województwo łódzkie|zh-Hans=罗兹省
    PL Świętokrzyskie|de=Woiwodschaft Heiligkreuz|es=Voivodato de Santa Cruz\
    |fr=Voïvodie de Sainte-Croix|it=Voivodato di Santacroce|ja=シフィェンティクシシュ県|nl=Święty Krzyż\
    |pl=Województwo świętokrzyskie|pt=Província de Santa Cruz
    PT Aveiro|pt=Distrito de Aveiro
    PT Azores|de=Azoren|fr=Açores|it=Azzorre|nl=Azoren|pt=Açores
    PT Beja|pt=Distrito de Beja
    PT Braga|pt=Distrito de Braga
    PT Bragança|es=Distrito de Braganza|pt=Distrito de Bragança
    PT Castelo Branco|pt=Distrito de Castelo Branco
    PT Coimbra|pt=Distrito de Coimbra
    PT Faro|pt=Distrito de Faro
    PT Guarda|pt=Distrito da Guarda
    PT Leiria|pt=Distrito de Leiria
    PT Lisbon|ar=محافظة لشبونة|de=Lissabon|es=Lisboa|fr=Lisbonne|it=Lisbona|ja=リスボン県|nl=Lissabon\
    |pl=Dystrykt Lizbona|pt=Distrito de Lisboa|zh-Hans=里斯本区
    PT Madeira|fr=Madère
    PT Portalegre|ar=محافظة بورتاليغري|pt=Distrito de Portalegre
    PT Porto|es=Oporto|it=Oporto|pt=Distrito do Porto
    PT Santarém|pt=Distrito de Santarém
    PT Setúbal|de=Distrikt Setúbal|es=Distrito de Setúbal|pt=Distrito de Setúbal
    PT Viana do Castelo|pt=Distrito de Viana do Castelo
    PT Vila Real|pt=Distrito de Vila Real
    PT Viseu|pt=Distrito de Viseu
    PT Évora|pt=Distrito de Évora
    """
}
