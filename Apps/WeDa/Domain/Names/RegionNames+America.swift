extension RegionNames {
  /// Regions of the Americas, written as ``lines`` describes it.
  static let america = """
    BR Acre|es=Estado de Acre
    BR Alagoas|es=Estado de Alagoas
    BR Amapá|es=Estado de Amapá
    BR Amazonas|ar=الأمازون|es=Estado de Amazonas|ja=アマゾナス州|zh-Hans=亚马孙州
    BR Ceará|es=Estado de Ceará
    BR Espírito Santo|ar=إسبيريتو سانتو|es=Estado de Espírito Santo|ja=エスピリトサント州|zh-Hans=圣埃斯皮里图州
    BR Federal District|ar=ديستريتو فيديرال|es=Distrito Federal|fr=District fédéral\
    |it=Distretto Federale|ja=連邦直轄区|nl=Federaal District|pt=Distrito Federal|tr=Federal Bölge\
    |zh-Hans=联邦区
    BR Goiás|ar=غوياس|es=Estado de Goiás|ja=ゴイアス州|zh-Hans=戈亚斯州
    BR Maranhão|ar=مارانهاو|es=Estado de Maranhão|ja=マラニョン州|zh-Hans=马拉尼昂州
    BR Mato Grosso|ar=ماتو غروسو|es=Estado de Mato Grosso|ja=マットグロッソ州|zh-Hans=马托格罗索州
    BR Mato Grosso do Sul|ar=ماتو غروسو دو سول|ja=マットグロッソ・ド・スル州|pt=Estado de Mato Grosso do Sul\
    |zh-Hans=南马托格罗索州
    BR Minas Gerais|ar=ميناس جرايس|es=Estado de Minas Gerais|it=Stato di Minas Gerais\
    |ja=ミナスジェライス州|zh-Hans=米纳斯吉拉斯州
    BR Paraná|es=Estado de Paraná
    BR Paraíba|es=Estado de Paraíba
    BR Pará|ar=بارا|es=Estado de Pará|ja=パラー州|zh-Hans=帕拉州
    BR Pernambuco|ar=بيرنامبوكو|es=Estado de Pernambuco|fr=Pernambouc|it=Stato di Pernambuco\
    |ja=ペルナンブーコ州|zh-Hans=伯南布哥州
    BR Piauí|ar=بياوي|es=Estado de Piauí|ja=ピアウイ州|zh-Hans=皮奥伊州
    BR Rio Grande do Norte|es=Estado de Río Grande del Norte
    BR Rio Grande do Sul|es=Estado de Río Grande del Sur
    BR Rio de Janeiro|es=Estado de Río de Janeiro
    BR Rondônia|es=Estado de Rondonia
    BR Roraima|es=Estado de Roraima
    BR Santa Catarina|es=Estado de Santa Catarina
    BR Sergipe|es=Estado de Sergipe
    BR São Paulo|es=Estado de São Paulo
    BR Tocantins|ar=توكانتينس|es=Estado de Tocantins|ja=トカンティンス州|zh-Hans=托坎廷斯州
    CA Alberta|ar=ألبرتا|ja=アルバータ州|zh-Hans=艾伯塔
    CA British Columbia|ar=كولومبيا البريطانية|es=Columbia Británica|fr=Colombie-Britannique\
    |it=Columbia Britannica|ja=ブリティッシュコロンビア州|nl=Brits-Columbia|pl=Kolumbia Brytyjska\
    |pt=Colúmbia Britânica|tr=Britanya Kolumbiyası|zh-Hans=不列颠哥伦比亚
    CA Manitoba|ar=مانيتوبا|ja=マニトバ州|zh-Hans=曼尼托巴
    CA New Brunswick|ar=نيو برونزويك|es=Nuevo Brunswick|fr=Nouveau-Brunswick|it=Nuovo Brunswick\
    |ja=ニューブランズウィック州|pl=Nowy Brunszwik|pt=Nova Brunswick|zh-Hans=新不伦瑞克
    CA Newfoundland and Labrador|es=New Foundland - Labrador|fr=Terre-Neuve-et-Labrador\
    |pt=Terra Nova e Labrador
    CA Northwest Territories|fr=Territoires du Nord-Ouest|pt=Territórios do Noroeste
    CA Nova Scotia|ar=نوفا سكوشا|es=Nueva Escocia|fr=Nouvelle-Écosse|it=Nuova Scozia|ja=ノバスコシア州\
    |pl=Nowa Szkocja|pt=Nova Escócia|tr=Yeni İskoçya|zh-Hans=新斯科舍
    CA Nunavut|ar=نونافوت|ja=ヌナブト準州|pt=Nunavute|zh-Hans=努纳武特
    CA Ontario|ar=أونتاريو|ja=オンタリオ州|pt=Ontário|zh-Hans=安大略
    CA Prince Edward Island|ar=جزيرة الأمير إدوارد|es=Isla del Príncipe Eduardo\
    |fr=Île-du-Prince-Édouard|it=Isola del Principe Edoardo|ja=プリンスエドワードアイランド州\
    |nl=Prins Edwardeiland|pl=Wyspa Księcia Edwarda|pt=Ilha do Príncipe Eduardo\
    |tr=Prens Edward Adası|zh-Hans=爱德华王子岛
    CA Quebec|fr=Québec|pt=Quebeque
    CA Saskatchewan|ar=ساسكاتشوان|ja=サスカチュワン州|pt=Sascachevão|zh-Hans=萨斯喀彻温
    CA Yukon|ar=يوكون|es=Yukón|ja=ユーコン準州|pl=Jukon|pt=Iucão|zh-Hans=育空
    MX Aguascalientes|es=Estado de Aguascalientes|fr=État d'Aguascalientes|ja=アグアスカリエンテス州\
    |zh-Hans=阿瓜斯卡连特斯州
    MX Baja California|es=Estado de Baja California|fr=Basse-Californie du Nord
    MX Baja California Sur|es=Estado de Baja California Sur|fr=Basse-Californie du Sud\
    |it=Bassa California del Sud|ja=バハ・カリフォルニア・スル州|pl=Kalifornia Dolna Południowa\
    |zh-Hans=南下加利福尼亚州
    MX Campeche|es=Estado de Campeche|fr=État de Campeche|ja=カンペチェ州|zh-Hans=坎佩切州
    MX Chiapas|ar=تشياباس|es=Estado de Chiapas|ja=チアパス州|zh-Hans=恰帕斯州
    MX Chihuahua|es=Estado de Chihuahua|fr=État de Chihuahua|ja=チワワ州|zh-Hans=奇瓦瓦州
    MX Coahuila|es=Estado de Coahuila de Zaragoza|ja=コアウイラ州|nl=Coahuila de Zaragoza\
    |pt=Coahuila de Zaragoza|zh-Hans=科阿韦拉州
    MX Colima|es=Estado de Colima|fr=État de Colima|ja=コリマ州|zh-Hans=科利马州
    MX Durango|es=Estado de Durango|fr=État de Durango|ja=ドゥランゴ州|zh-Hans=杜兰戈州
    MX Guanajuato|es=Estado de Guanajuato|fr=État de Guanajuato|ja=グアナフアト州|zh-Hans=瓜纳华托州
    MX Guerrero|es=Estado de Guerrero|ja=ゲレーロ州|zh-Hans=格雷罗州
    MX Hidalgo|es=Estado de Hidalgo|fr=État d'Hidalgo|ja=イダルゴ州|zh-Hans=伊达尔戈州
    MX Jalisco|es=Estado de Jalisco|ja=ハリスコ州|zh-Hans=哈利斯科州
    MX Mexico City|es=Ciudad de México|zh-Hans=墨西哥城市
    MX Michoacán|es=Estado de Michoacán de Ocampo|ja=ミチョアカン州|nl=Michoacán de Ocampo|zh-Hans=米却肯州
    MX Morelos|es=Estado de Morelos|ja=モレロス州|zh-Hans=莫雷洛斯州
    MX Nayarit|es=Estado de Nayarit|ja=ナヤリット州|zh-Hans=纳亚里特州
    MX Nuevo León|es=Estado de Nuevo León|ja=ヌエボ・レオン州|zh-Hans=新莱昂州
    MX Oaxaca|es=Estado de Oaxaca|fr=État de Oaxaca|ja=オアハカ州|zh-Hans=瓦哈卡州
    MX Puebla|es=Estado de Puebla|fr=État de Puebla|ja=プエブラ州|zh-Hans=普埃布拉州
    MX Querétaro|es=Estado de Querétaro de Arteaga|fr=Querétaro de Arteaga\
    |it=Querétaro de Arteaga|ja=ケレタロ州|nl=Querétaro de Arteaga|zh-Hans=克雷塔罗州
    MX Quintana Roo|es=Estado de Quintana Roo|ja=キンタナ・ロー州|zh-Hans=金塔纳罗奥州
    MX San Luis Potosí|es=Estado de San Luis Potosí|ja=サン・ルイス・ポトシ州|zh-Hans=圣路易斯波托西州
    MX Sinaloa|es=Estado de Sinaloa|ja=シナロア州|zh-Hans=锡那罗亚州
    MX Sonora|es=Estado de Sonora|ja=ソノラ州|zh-Hans=索诺拉州
    MX State of Mexico|de=México|es=Estado de México|it=Messico|ja=メヒコ州|nl=Mexico|pt=México\
    |zh-Hans=墨西哥州
    MX Tabasco|ar=تاباسكو|es=Estado de Tabasco|ja=タバスコ州|zh-Hans=塔巴斯科州
    MX Tamaulipas|es=Estado de Tamaulipas|ja=タマウリパス州|zh-Hans=塔毛利帕斯州
    MX Tlaxcala|es=Estado de Tlaxcala|fr=État de Tlaxcala|ja=トラスカラ州
    MX Veracruz|es=Estado de Veracruz-Llave
    MX Yucatán|es=Estado de Yucatán|ja=ユカタン州|pl=Jukatan|pt=Iucatã|zh-Hans=尤卡坦州
    MX Zacatecas|es=Estado de Zacatecas|fr=État de Zacatecas|ja=サカテカス州|zh-Hans=萨卡特卡斯州
    US Alabama|ar=ألاباما|ja=アラバマ州|zh-Hans=亚拉巴马州
    US Alaska|ar=ألاسكا|ja=アラスカ州|pt=Alasca|zh-Hans=阿拉斯加州
    US Arizona|ar=أريزونا|ja=アリゾナ州|zh-Hans=亚利桑那州
    US Arkansas|ar=أركنساس|ja=アーカンソー州|zh-Hans=阿肯色州
    US California|ar=كاليفورنيا|de=Kalifornien|fr=Californie|ja=カリフォルニア州|nl=Californië\
    |pl=Kalifornia|pt=Califórnia|tr=Kaliforniya|zh-Hans=加利福尼亚州
    US Colorado|ar=كولورادو|ja=コロラド州|pl=Kolorado|tr=Kolorado|zh-Hans=科罗拉多州
    US Connecticut|ar=كونيتيكت|ja=コネチカット州|pt=Coneticute|zh-Hans=康乃狄克州
    US Delaware|ar=ديلاوير|ja=デラウェア州|pt=Delauare|zh-Hans=特拉华州
    US District of Columbia|de=Washington, D.C.|es=Distrito de Columbia|fr=District de Columbia\
    |ja=ワシントン・コロンビア特別区
    US Florida|ar=فلوريدا|fr=Floride|ja=フロリダ州|pl=Floryda|pt=Flórida|zh-Hans=佛罗里达州
    US Georgia|fr=Géorgie|ja=ジョージア州|pt=Geórgia|zh-Hans=乔治亚
    US Hawaii|ar=هاواي|es=Hawai|fr=Hawaï|ja=ハワイ州|nl=Hawaï|pl=Hawaje|pt=Havaí|zh-Hans=夏威夷州
    US Idaho|ar=أيداهو|ja=アイダホ州|zh-Hans=爱达荷州
    US Illinois|ar=إلينوي|ja=イリノイ州|pt=Ilinóis|zh-Hans=伊利诺伊州
    US Indiana|ar=إنديانا|ja=インディアナ州|zh-Hans=印第安纳州
    US Iowa|ar=آيوا|ja=アイオワ州|pt=Iova|zh-Hans=艾奥瓦州
    US Kansas|ar=كانساس|ja=カンザス州|pt=Cansas|zh-Hans=堪萨斯州
    US Kentucky|ar=كنتاكي|ja=ケンタッキー州|zh-Hans=肯塔基州
    US Louisiana|ar=لويزيانا|fr=Louisiane|ja=ルイジアナ州|pl=Luizjana|pt=Luisiana|zh-Hans=路易斯安那州
    US Maine|ar=مين|ja=メイン州|zh-Hans=缅因州
    US Maryland|ar=ماريلاند|ja=メリーランド州|zh-Hans=马里兰州
    US Massachusetts|ar=ماساتشوستس|ja=マサチューセッツ州|zh-Hans=麻萨诸塞州
    US Michigan|ar=ميشيغان|ja=ミシガン州|pt=Michigão|zh-Hans=密歇根州
    US Minnesota|ar=مينيسوتا|ja=ミネソタ州|pt=Minesota|zh-Hans=明尼苏达州
    US Mississippi|ar=مسيسيبي|ja=ミシシッピ州|pl=Missisipi|pt=Mississípi|zh-Hans=密西西比州
    US Missouri|ar=ميزوري|ja=ミズーリ州|pt=Missúri|zh-Hans=密苏里州
    US Montana|ar=مونتانا|ja=モンタナ州|zh-Hans=蒙大拿州
    US Nebraska|ar=نبراسكا|ja=ネブラスカ州|pt=Nebrasca|zh-Hans=内布拉斯加州
    US Nevada|ar=نيفادا|ja=ネバダ州|zh-Hans=内华达州
    US New Hampshire|ar=نيوهامبشير|es=Nueva Hampshire|ja=ニューハンプシャー州|pt=Nova Hampshire\
    |zh-Hans=新罕布什尔州
    US New Jersey|ar=نيو جيرسي|es=Nueva Jersey|ja=ニュージャージー州|pt=Nova Jérsia|zh-Hans=新泽西州
    US New Mexico|ar=نيومكسيكو|es=Nuevo México|fr=Nouveau-Mexique|it=Nuovo Messico|ja=ニューメキシコ州\
    |pl=Nowy Meksyk|pt=Novo México|zh-Hans=新墨西哥州
    US New York|ar=نيويورك|es=Nueva York|it=Stato di New York|ja=ニューヨーク州|pl=Nowy Jork\
    |pt=Nova Iorque|zh-Hans=纽约州
    US North Carolina|ar=كارولاينا الشمالية|es=Carolina del Norte|fr=Caroline du Nord\
    |it=Carolina del Nord|ja=ノースカロライナ州|pl=Karolina Północna|pt=Carolina do Norte\
    |tr=Kuzey Karolina|zh-Hans=北卡罗来纳州
    US North Dakota|ar=داكوتا الشمالية|es=Dakota del Norte|fr=Dakota du Nord|it=Dakota del Nord\
    |ja=ノースダコタ州|pl=Dakota Północna|pt=Dakota do Norte|tr=Kuzey Dakota|zh-Hans=北达科他州
    US Ohio|ar=أوهايو|ja=オハイオ州|zh-Hans=俄亥俄州
    US Oklahoma|ar=أوكلاهوما|ja=オクラホマ州|pt=Oclaoma|zh-Hans=奥克拉荷马州
    US Oregon|ar=أوريغون|es=Oregón|ja=オレゴン州|pt=Oregão|zh-Hans=俄勒冈州
    US Pennsylvania|ar=بنسيلفانيا|es=Pensilvania|fr=Pennsylvanie|ja=ペンシルベニア州|pl=Pensylwania\
    |pt=Pensilvânia|tr=Pensilvanya|zh-Hans=宾夕法尼亚州
    US Rhode Island|ar=رود آيلاند|ja=ロードアイランド州|pt=Ilha de Rodes|zh-Hans=罗德岛州
    US South Carolina|ar=كارولاينا الجنوبية|es=Carolina del Sur|fr=Caroline du Sud\
    |it=Carolina del Sud|ja=サウスカロライナ州|pl=Karolina Południowa|pt=Carolina do Sul\
    |tr=Güney Karolina|zh-Hans=南卡罗来纳州
    US South Dakota|ar=داكوتا الجنوبية|es=Dakota del Sur|fr=Dakota du Sud|it=Dakota del Sud\
    |ja=サウスダコタ州|pl=Dakota Południowa|pt=Dakota do Sul|tr=Güney Dakota|zh-Hans=南达科他州
    US Tennessee|ar=تينيسي|ja=テネシー州|pt=Tenessi|zh-Hans=田纳西州
    US Texas|ar=تكساس|ja=テキサス州|pl=Teksas|tr=Teksas|zh-Hans=德克萨斯州
    US Utah|ar=يوتا|ja=ユタ州|pt=Utá|zh-Hans=犹他州
    US Vermont|ar=فيرمونت|ja=バーモント州|pt=Vermonte|zh-Hans=佛蒙特州
    US Virginia|ar=فرجينيا|fr=Virginie|ja=バージニア州|pl=Wirginia|pt=Virgínia|tr=Virjinya\
    |zh-Hans=弗吉尼亚州
    US Washington|ar=واشنطن|ja=ワシントン州|pl=Waszyngton|tr=Vaşington|zh-Hans=华盛顿州
    US West Virginia|ar=فيرجينيا الغربية|es=Virginia Occidental|fr=Virginie-Occidentale\
    |it=Virginia Occidentale|ja=ウェストバージニア州|pl=Wirginia Zachodnia|pt=Virgínia Ocidental\
    |tr=Batı Virginia|zh-Hans=西维吉尼亚州
    US Wisconsin|ar=ويسكونسن|ja=ウィスコンシン州|zh-Hans=威斯康辛州
    US Wyoming|ar=وايومنغ|ja=ワイオミング州|zh-Hans=怀俄明州
    """
}
