extension RegionNames {
  /// Regions of other continents, written as ``lines`` describes it.
  static let world = """
    AU Australian Capital Territory|es=Territorio de la Capital Australiana\
    |fr=Territoire de la capitale australienne|it=Territorio della Capitale Australiana\
    |ja=オーストラリア首都特別地域|pl=Australijskie Terytorium Stołeczne|pt=Território da Capital Australiana\
    |tr=Avustralya Başkent Bölgesi|zh-Hans=澳大利亚首都领地
    AU New South Wales|fr=Nouvelle-Galles du Sud|pt=Nova Gales do Sul
    AU Northern Territory|ar=إقليم شمالي|de=Nordterritorium|es=Territorio del Norte\
    |fr=Territoire du Nord|it=Territorio del Nord|ja=ノーザンテリトリー|nl=Noordelijk Territorium\
    |pl=Terytorium Północne|pt=Território do Norte|tr=Kuzey Toprakları|zh-Hans=北领地
    AU South Australia|de=Südaustralien|fr=Australie-Méridionale|pt=Austrália Meridional
    AU Tasmania|fr=Tasmanie|pt=Tasmânia
    AU Victoria|pt=Vitória
    AU Western Australia|de=Westaustralien|fr=Australie-Occidentale|pt=Austrália Ocidental
    IN Andaman and Nicobar Islands|ar=جزر أندمان ونيكوبار|de=Andamanen und Nikobaren\
    |es=Islas Andamán y Nicobar|fr=Îles Andaman-et-Nicobar|it=Andamane e Nicobare\
    |ja=アンダマン・ニコバル諸島|nl=Andamanen en Nicobaren|pl=Andamany i Nikobary|pt=Andamão e Nicobar\
    |tr=Andaman ve Nikobar adaları|zh-Hans=安达曼-尼科巴群岛
    IN Andhra Pradesh|ar=آندرا برديش|ja=アーンドラ・プラデーシュ州|pt=Andra Pradexe|tr=Andhra Pradeş\
    |zh-Hans=安得拉邦
    IN Arunachal Pradesh|ar=أروناجل برديش|ja=アルナーチャル・プラデーシュ州|pt=Arunachal Pradexe\
    |tr=Arunaçhal Pradesh|zh-Hans=阿鲁纳恰尔邦
    IN Assam|ar=آسام|ja=アッサム州|pl=Asam|zh-Hans=阿萨姆邦
    IN Bihar|ar=بهار|ja=ビハール州|pt=Biar|zh-Hans=比哈尔邦
    IN Chandigarh|ar=شانديغار|ja=チャンディーガル|pl=Czandigarh|tr=Çhandigarh|zh-Hans=昌迪加尔
    IN Chhattisgarh|ar=تشاتيسغار|ja=チャッティースガル州|zh-Hans=恰蒂斯加尔邦
    IN Goa|ar=غوا|ja=ゴア州|zh-Hans=果阿邦
    IN Gujarat|ar=غوجارات|ja=グジャラート州|pl=Gudźarat|pt=Gujarate|tr=Gucerat|zh-Hans=古吉拉特邦
    IN Haryana|ar=هاريانا|ja=ハリヤーナー州|zh-Hans=哈里亚纳邦
    IN Himachal Pradesh|ar=هيماجل برديش|ja=ヒマーチャル・プラデーシュ州|pt=Himachal Pradexe|tr=Himaçhal Pradeş\
    |zh-Hans=喜马偕尔邦
    IN Jammu and Kashmir|ar=جامو وكشمير|fr=Cachemire
    IN Jharkhand|ar=جاركند|ja=ジャールカンド州|zh-Hans=贾坎德邦
    IN Karnataka|ar=كارناتاكا|ja=カルナータカ州|zh-Hans=卡纳塔克邦
    IN Kerala|ar=كيرلا|ja=ケーララ州|zh-Hans=喀拉拉邦
    IN Ladakh|ar=لداخ|ja=ラダック|zh-Hans=拉达克
    IN Madhya Pradesh|ar=ماديا براديش|ja=マディヤ・プラデーシュ州|pt=Madia Pradexe|zh-Hans=中央邦
    IN Maharashtra|ar=ماهاراشترا|es=Maharastra|ja=マハーラーシュトラ州|pl=Maharasztra|pt=Maarastra\
    |tr=Maharaştra|zh-Hans=马哈拉施特拉邦
    IN Manipur|ar=مانيبور|ja=マニプル州|zh-Hans=曼尼普尔邦
    IN Meghalaya|ar=ميغالايا|es=Megalaya|ja=メーガーラヤ州|zh-Hans=梅加拉亚邦
    IN Mizoram|ar=ميزورام|es=Mizorán|ja=ミゾラム州|zh-Hans=米佐拉姆邦
    IN Nagaland|ar=ناجالاند|ja=ナガランド州|zh-Hans=那加兰邦
    IN Puducherry|ar=بودوتشيري|fr=Territoire de Pondichéry|ja=ポンディシェリ連邦直轄領|tr=Puduçeri\
    |zh-Hans=本地治里
    IN Punjab|ar=بنجاب|es=Punyab|fr=Pendjab|ja=パンジャーブ州|pl=Pendżab|zh-Hans=旁遮普邦
    IN Rajasthan|ar=راجستان|es=Rajastán|ja=ラージャスターン州|pl=Radżastan|pt=Rajastão|tr=Racastan\
    |zh-Hans=拉贾斯坦邦
    IN Sikkim|ar=سيكيم|ja=シッキム州|pt=Siquim|zh-Hans=锡金
    IN Tamil Nadu|ar=تاميل نادو|ja=タミル・ナードゥ州|pl=Tamilnadu|zh-Hans=泰米尔纳德邦
    IN Telangana|ar=تيلانغانا|fr=Télangana|ja=テランガーナ州|zh-Hans=特伦甘纳邦
    IN Tripura|ar=ترايبورا|ja=トリプラ州|zh-Hans=特里普拉邦
    IN Uttar Pradesh|ar=أتر برديش|ja=ウッタル・プラデーシュ州|pt=Utar Pradexe|tr=Uttar Pradeş|zh-Hans=北方邦
    IN West Bengal|ar=بنغال الغربية|de=Westbengalen|es=Bengala Occidental|fr=Bengale-Occidental\
    |it=Bengala occidentale|ja=西ベンガル州|nl=West-Bengalen|pl=Bengal Zachodni|pt=Bengala Ocidental\
    |tr=Batı Bengal|zh-Hans=西孟加拉邦
    JP Aichi|ja=愛知県
    JP Akita|ar=أكيتا|de=Präfektur Akita|es=Prefectura de Akita|fr=Préfecture d'Akita\
    |it=Prefettura di Akita|ja=秋田県|zh-Hans=秋田县
    JP Aomori|ar=محافظة آوموري|de=Präfektur Aomori|es=Prefectura de Aomori|fr=Préfecture d'Aomori\
    |it=Prefettura di Aomori|ja=青森県|pl=Prefektura Aomori|zh-Hans=青森县
    JP Chiba|ja=千葉県
    JP Ehime|ja=愛媛県
    JP Fukui|ar=فوكوي|de=Präfektur Fukui|es=Prefectura de Fukui|fr=Préfecture de Fukui\
    |it=Prefettura di Fukui|ja=福井県|pl=Prefektura Fukui|zh-Hans=福井县
    JP Fukuoka|ar=فوكوكا|de=Präfektur Fukuoka|es=Prefectura de Fukuoka|fr=Préfecture de Fukuoka\
    |it=Prefettura di Fukuoka|ja=福岡県|pl=Prefektura Fukuoka|zh-Hans=福冈县
    JP Fukushima|ar=فوكوشيما|de=Präfektur Fukushima|es=Prefectura de Fukushima\
    |fr=Préfecture de Fukushima|it=Prefettura di Fukushima|ja=福島県|pl=Prefektura Fukushima\
    |zh-Hans=福岛县
    JP Gifu|ar=غيفو|de=Präfektur Gifu|es=Prefectura de Gifu|fr=Préfecture de Gifu\
    |it=Prefettura di Gifu|ja=岐阜県|pl=Prefektura Gifu|zh-Hans=岐阜县
    JP Gunma|ar=غونما|de=Präfektur Gunma|es=Prefectura de Gunma|fr=Préfecture de Gunma\
    |it=Prefettura di Gunma|ja=群馬県|pl=Prefektura Gunma|zh-Hans=群马县
    JP Hiroshima|ja=広島県
    JP Hokkaido|ar=هوكايدو|ja=北海道|zh-Hans=北海道
    JP Hyōgo|ar=هيوغو|de=Präfektur Hyōgo|es=Prefectura de Hyōgo|fr=Préfecture de Hyōgo\
    |it=Prefettura di Hyōgo|ja=兵庫県|nl=Hyogo|pl=Prefektura Hyōgo|tr=Hyōgo ili|zh-Hans=兵库县
    JP Ibaraki|ar=إيباراكي|de=Präfektur Ibaraki|es=Prefectura de Ibaraki|fr=Préfecture d'Ibaraki\
    |it=Prefettura di Ibaraki|ja=茨城県|pl=Prefektura Ibaraki|zh-Hans=茨城县
    JP Ishikawa|ja=石川県
    JP Iwate|ar=إيواته|de=Präfektur Iwate|es=Prefectura de Iwate|fr=Préfecture d'Iwate\
    |it=Prefettura di Iwate|ja=岩手県|zh-Hans=岩手县
    JP Kagawa|ar=كاغاوا|de=Präfektur Kagawa|es=Prefectura de Kagawa|fr=Préfecture de Kagawa\
    |it=Prefettura di Kagawa|ja=香川県|pl=Prefektura Kagawa|zh-Hans=香川县
    JP Kagoshima|ja=鹿児島県
    JP Kanagawa|ar=كاناغاوا|de=Präfektur Kanagawa|es=Prefectura de Kanagawa\
    |fr=Préfecture de Kanagawa|it=Prefettura di Kanagawa|ja=神奈川県|pl=Prefektura Kanagawa\
    |tr=Kanagawa ili|zh-Hans=神奈川县
    JP Kochi|ja=高知県
    JP Kumamoto|ar=كوماموتو|de=Präfektur Kumamoto|es=Prefectura de Kumamoto\
    |fr=Préfecture de Kumamoto|it=Prefettura di Kumamoto|ja=熊本県|pl=Prefektura Kumamoto\
    |zh-Hans=熊本县
    JP Kyoto|fr=Préfecture de Kyoto|ja=京都府
    JP Mie|ja=三重県
    JP Miyagi|ar=مياغي|de=Präfektur Miyagi|es=Prefectura de Miyagi|fr=Préfecture de Miyagi\
    |it=Prefettura di Miyagi|ja=宮城県|pl=Prefektura Miyagi|zh-Hans=宫城县
    JP Miyazaki|ar=ميازاكي|de=Präfektur Miyazaki|es=Prefectura de Miyazaki\
    |fr=Préfecture de Miyazaki|it=Prefettura di Miyazaki|ja=宮崎県|pl=Prefektura Miyazaki\
    |zh-Hans=宫崎县
    JP Nagano|ar=ناغانو|de=Präfektur Nagano|es=Prefectura de Nagano|fr=Préfecture de Nagano\
    |it=Prefettura di Nagano|ja=長野県|pl=Prefektura Nagano|zh-Hans=长野县
    JP Nagasaki|fr=Préfecture de Nagasaki|ja=長崎県
    JP Nara|ja=奈良県
    JP Niigata|ar=نييغاتا|de=Präfektur Niigata|es=Prefectura de Niigata|fr=Préfecture de Niigata\
    |it=Prefettura di Niigata|ja=新潟県|pl=Prefektura Niigata|zh-Hans=新潟县
    JP Oita|fr=Préfecture de Oita|ja=大分県
    JP Okayama|ar=أوكاياما|de=Präfektur Okayama|es=Prefectura de Okayama|fr=Préfecture d'Okayama\
    |it=Prefettura di Okayama|ja=岡山県|pl=Prefektura Okayama|zh-Hans=冈山县
    JP Okinawa|ar=أوكيناوا|de=Präfektur Okinawa|es=Prefectura de Okinawa|fr=Préfecture d'Okinawa\
    |it=Prefettura di Okinawa|ja=沖縄県|pl=Prefektura Okinawa|zh-Hans=冲绳县
    JP Osaka|ja=大阪府
    JP Saga|ja=佐賀県
    JP Saitama|ja=埼玉県
    JP Shiga|ar=شيغا|de=Präfektur Shiga|es=Prefectura de Shiga|fr=Préfecture de Shiga\
    |it=Prefettura di Shiga|ja=滋賀県|pl=Prefektura Shiga|zh-Hans=滋贺县
    JP Shimane|ar=شيمانه|de=Präfektur Shimane|es=Prefectura de Shimane|fr=Préfecture de Shimane\
    |it=Prefettura di Shimane|ja=島根県|pl=Prefektura Shimane|zh-Hans=岛根县
    JP Shizuoka|ar=شيزوكا|de=Präfektur Shizuoka|es=Prefectura de Shizuoka\
    |fr=Préfecture de Shizuoka|it=Prefettura di Shizuoka|ja=静岡県|pl=Prefektura Shizuoka\
    |zh-Hans=静冈县
    JP Tochigi|ar=توتشيغي|de=Präfektur Tochigi|es=Prefectura de Tochigi|fr=Préfecture de Tochigi\
    |it=Prefettura di Tochigi|ja=栃木県|pl=Prefektura Tochigi|zh-Hans=栃木县
    JP Tokushima|ja=徳島県
    JP Tokyo|fr=Préfecture de Tokyo|ja=東京都
    JP Tottori|ar=توتوري|de=Präfektur Tottori|es=Prefectura de Tottori|fr=Préfecture de Tottori\
    |it=Prefettura di Tottori|ja=鳥取県|pl=Prefektura Tottori|zh-Hans=鸟取县
    JP Toyama|ja=富山県
    JP Wakayama|ar=واكاياما|de=Präfektur Wakayama|es=Prefectura de Wakayama\
    |fr=Préfecture de Wakayama|it=Prefettura di Wakayama|ja=和歌山県|pl=Prefektura Wakayama\
    |zh-Hans=和歌山县
    JP Yamagata|ar=ياماغاتا|de=Präfektur Yamagata|es=Prefectura de Yamagata\
    |fr=Préfecture de Yamagata|it=Prefettura di Yamagata|ja=山形県|pl=Prefektura Yamagata\
    |zh-Hans=山形县
    JP Yamaguchi|ar=ياماغوتشي|de=Präfektur Yamaguchi|es=Prefectura de Yamaguchi\
    |fr=Préfecture de Yamaguchi|it=Prefettura di Yamaguchi|ja=山口県|pl=Prefektura Yamaguchi\
    |zh-Hans=山口县
    JP Yamanashi|ar=ياماناشي|de=Präfektur Yamanashi|es=Prefectura de Yamanashi\
    |fr=Préfecture de Yamanashi|it=Prefettura di Yamanashi|ja=山梨県|pl=Prefektura Yamanashi\
    |zh-Hans=山梨县
    ZA Eastern Cape|ar=كيب الشرقية|de=Ostkap|es=Provincia Oriental del Cabo|fr=Cap oriental\
    |it=Provincia del Capo Orientale|ja=東ケープ州|nl=Oost-Kaap|pl=Prowincja Przylądkowa Wschodnia\
    |pt=Cabo Oriental|tr=Doğu Kap|zh-Hans=东开普省
    ZA Free State|pt=Estado Livre
    ZA Gauteng|ar=خاوتينغ|ja=ハウテン州|zh-Hans=豪登省
    ZA Limpopo|ar=ليمبوبو|de=Limpopo Provinz|es=Provincia de Limpopo|fr=Limpopo Province\
    |it=Provincia del Limpopo|ja=リンポポ州|zh-Hans=林波波省
    ZA Mpumalanga|ar=مبومالانجا|ja=ムプマランガ州|zh-Hans=普马兰加省
    ZA North West|pt=Noroeste
    ZA Northern Cape|nl=Noord-Kaap|pt=Cabo Setentrional
    ZA Western Cape|pt=Cabo Ocidental
    """
}
