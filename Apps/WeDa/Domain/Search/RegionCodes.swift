/// The abbreviations of states and countries that people type, and other names of countries: "TX",
/// "UK", "Great Britain".
enum RegionCodes {
  /// Further names of countries as slugs, by the code of the country. The system lacks them.
  static let aliases = [
    "AE": ["uae"], "CD": ["drc", "dr-congo"], "CI": ["ivory-coast"], "CN": ["中国", "prc"],
    "CZ": ["czech-republic"], "GB": ["britain", "great-britain", "uk"], "HK": ["china"],
    "MO": ["china"], "NL": ["holland"], "SZ": ["swaziland"], "TR": ["turkey"],
    "US": ["america", "u-s", "u-s-a", "usa"],
  ]

  /// Returns the code of a place's state, in lower case; `nil` if its country has no usual ones.
  static func code(of place: Place) -> String? {
    guard let state = place.state else { return nil }
    return states[place.country.uppercased()]?[Slug.make([state])]
  }

  private static let states = ["US": american, "CA": canadian, "AU": australian]

  private static let american = [
    "alabama": "al", "alaska": "ak", "arizona": "az", "arkansas": "ar", "california": "ca",
    "colorado": "co", "connecticut": "ct", "delaware": "de", "district-of-columbia": "dc",
    "florida": "fl", "georgia": "ga", "hawaii": "hi", "idaho": "id", "illinois": "il",
    "indiana": "in", "iowa": "ia", "kansas": "ks", "kentucky": "ky", "louisiana": "la",
    "maine": "me", "maryland": "md", "massachusetts": "ma", "michigan": "mi", "minnesota": "mn",
    "mississippi": "ms", "missouri": "mo", "montana": "mt", "nebraska": "ne", "nevada": "nv",
    "new-hampshire": "nh", "new-jersey": "nj", "new-mexico": "nm", "new-york": "ny",
    "north-carolina": "nc", "north-dakota": "nd", "ohio": "oh", "oklahoma": "ok", "oregon": "or",
    "pennsylvania": "pa", "rhode-island": "ri", "south-carolina": "sc", "south-dakota": "sd",
    "tennessee": "tn", "texas": "tx", "utah": "ut", "vermont": "vt", "virginia": "va",
    "washington": "wa", "west-virginia": "wv", "wisconsin": "wi", "wyoming": "wy",
  ]

  private static let canadian = [
    "alberta": "ab", "british-columbia": "bc", "manitoba": "mb", "new-brunswick": "nb",
    "newfoundland-and-labrador": "nl", "northwest-territories": "nt", "nova-scotia": "ns",
    "nunavut": "nu", "ontario": "on", "prince-edward-island": "pe", "quebec": "qc",
    "saskatchewan": "sk", "yukon": "yt",
  ]

  private static let australian = [
    "australian-capital-territory": "act", "new-south-wales": "nsw", "northern-territory": "nt",
    "queensland": "qld", "south-australia": "sa", "tasmania": "tas", "victoria": "vic",
    "western-australia": "wa",
  ]
}
