/// The nouns whose plural no rule gives.
extension EnglishPlural {
  /// The plurals of single nouns.
  static let irregular = [
    "ox": "oxen", "louse": "lice", "die": "dice", "self": "selves", "elf": "elves",
    "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "radius": "radii",
    "stimulus": "stimuli", "alumnus": "alumni", "syllabus": "syllabi", "locus": "loci",
    "genus": "genera", "corpus": "corpora",
    "criterion": "criteria", "phenomenon": "phenomena", "automaton": "automata",
    "datum": "data", "medium": "media", "bacterium": "bacteria", "curriculum": "curricula",
    "memorandum": "memoranda", "erratum": "errata", "stratum": "strata", "addendum": "addenda",
    "index": "indices", "matrix": "matrices", "vertex": "vertices", "appendix": "appendices",
    "vortex": "vortices", "directrix": "directrices", "larva": "larvae", "alga": "algae",
    "vertebra": "vertebrae", "formula": "formulas", "alumna": "alumnae",
    "quiz": "quizzes", "whiz": "whizzes", "bus": "buses", "gas": "gases", "iris": "irises",
    "pelvis": "pelvises", "trellis": "trellises", "passerby": "passersby", "staff": "staffs",
    "beau": "beaux", "bureau": "bureaus", "tableau": "tableaux", "plateau": "plateaus",
  ]

  /// The ends of nouns with the ends of their plurals; the first that fits counts.
  static let irregularEnds: [(String, String)] =
    [
      ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"),
      ("foot", "feet"), ("tooth", "teeth"), ("mouse", "mice"), ("goose", "geese"),
      ("leaf", "leaves"), ("loaf", "loaves"), ("sheaf", "sheaves"), ("thief", "thieves"),
      ("knife", "knives"), ("life", "lives"), ("wife", "wives"), ("shelf", "shelves"),
      ("half", "halves"), ("calf", "calves"), ("wolf", "wolves"), ("scarf", "scarves"),
      ("hoof", "hooves"), ("dwarf", "dwarves"), ("wharf", "wharves"),
      // `analysis`, `basis`, `crisis`, `axis`.
      ("sis", "ses"), ("xis", "xes"), ("quy", "quies"),
    ] + consonantsBeforeY

  /// `city` and `party`, but not `day` and `toy`.
  private static let consonantsBeforeY = "bcdfghjklmnpqrstvwxz".map { ("\($0)y", "\($0)ies") }

  /// The nouns that end like those of ``irregularEnds`` and are regular.
  static let regularDespite: Set<String> = [
    "human", "german", "roman", "norman", "ottoman", "shaman", "talisman", "caiman", "mongoose",
  ]

  /// The nouns on `o` that get `es`; most of them, such as `photo` and `video`, get `s`.
  static let withOES: Set<String> = [
    "hero", "potato", "tomato", "echo", "torpedo", "veto", "embargo", "cargo", "mosquito",
    "volcano", "tornado", "domino", "buffalo", "superhero", "antihero", "go",
  ]

  /// The nouns whose `ch` is spoken as `k`.
  static let hardCH: Set<String> = [
    "stomach", "monarch", "patriarch", "matriarch", "epoch", "eunuch", "czech", "loch", "tech",
  ]

  /// The nouns whose plural equals the singular, and those that have no other form.
  static let same: Set<String> = [
    "news", "series", "species", "means", "offspring", "headquarters", "crossroads", "barracks",
    "fish", "sheep", "deer", "moose", "salmon", "trout", "bison", "swine", "squid", "shrimp",
    "aircraft", "spacecraft", "watercraft", "hovercraft", "chassis", "debris", "corps",
    "rendezvous",
    "equipment", "information", "weather", "feedback", "advice", "research", "progress", "evidence",
    "knowledge", "homework", "furniture", "luggage", "baggage", "traffic", "money", "rice", "music",
    "software", "hardware", "firmware", "metadata", "wildlife", "livestock", "content", "contents",
    "settings", "preferences", "credentials", "statistics", "goods", "clothes", "earnings",
    "savings", "thanks", "scissors", "trousers", "jeans", "glasses", "stairs", "diabetes",
    "mathematics",
  ]

  /// The plurals of the table, of which no further plural is made.
  static let plurals: Set<String> = Set(irregular.values).union(
    irregularEnds.map(\.1).filter { $0.count > 2 })
}
