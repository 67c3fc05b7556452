import StrataLayerRules

/// The rules for an entity's name that follow from its variables and from its plural.
extension TypeName {
  /// The rule that a variable of the type or of its list breaks, because it is a word of Swift, as
  /// `as` for `A`; `nil` if both are names.
  var brokenVariable: String? {
    let words = Self.keywords.union(Self.accessors)
    let many = Self.lowered(plural)
    if words.contains(lowered) {
      return "is a Swift keyword, so variables could not have this name"
    }
    guard words.contains(many) else { return nil }
    return "has the plural '\(plural)', and '\(many)' is a Swift keyword; "
      + "choose another plural by --plural"
  }

  /// The rule that a name in the plural breaks; `nil` for a singular.
  var brokenSingular: String? {
    guard let one = singular else { return nil }
    return "looks like a plural; name one of them, such as '\(one)', "
      + "or give the plural by --plural"
  }

  /// The singular of a name that looks like an English plural; `nil` for a singular.
  private var singular: String? {
    let start = text.lastIndex { $0.isUppercase } ?? text.startIndex
    let word = text[start...].lowercased()
    guard word.count > 3, word.hasSuffix("s"), !Self.singulars.contains(word),
      !["ss", "us", "is"].contains(where: word.hasSuffix), EnglishPlural.of(text) != text + "List"
    else { return nil }
    return Self.ends.lazy.filter { word.hasSuffix($0.0) }
      .map { String(text.dropLast($0.0.count)) + $0.1 }.first { EnglishPlural.of($0) == text }
  }

  /// The ends of plurals with those of singulars; the first whose plural is the name counts.
  private static let ends = [
    ("ookies", "ookie"), ("ovies", "ovie"), ("lories", "lorie"), ("elfies", "elfie"),
    ("ies", "y"), ("lyses", "lysis"), ("ves", "f"), ("ves", "fe"), ("sses", "ss"), ("xes", "x"),
    ("tches", "tch"), ("nches", "nch"), ("shes", "sh"), ("tuses", "tus"), ("nuses", "nus"),
    ("ruses", "rus"), ("puses", "pus"), ("buses", "bus"), ("zzes", "zz"), ("oes", "o"), ("s", ""),
  ]

  /// Singulars on `s`, besides those on `ss`, `us` and `is`.
  private static let singulars: Set<String> = [
    "alias", "always", "ananas", "atlas", "bias", "biceps", "canvas", "chaos", "christmas",
    "cosmos", "ethos", "forceps", "herpes", "kudos", "lens", "mars", "pampas", "pancreas", "pathos",
    "pyjamas", "rabies", "rhinoceros", "summons", "texas", "triceps",
  ]
}
