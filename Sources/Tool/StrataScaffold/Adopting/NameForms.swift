/// The forms in which a name occurs in code, paths and texts: `Product`, `products`, `line_item`.
struct NameForms: Equatable, Sendable {
  /// The forms, of which each name has the same number in the same order.
  let all: [String]

  init(_ name: TypeName) {
    let plural = TypeName(known: name.plural)
    let forms = [name.text, plural.text, name.lowered, plural.lowered]
    let snakes = [name.lowered, plural.lowered].map(SnakeCase.of)
    all = forms + snakes + [name.words, name.pluralWords]
  }

  /// The forms by which paths of a configuration name a subject.
  static let placeholders = NameForms(all: [
    "{Name}", "{Names}", "{name}", "{names}", "{snake}", "{snakes}", "{name}", "{names}",
  ])

  private init(all: [String]) { self.all = all }

  /// Returns the path of a pattern with this name in place of the placeholders.
  func path(of pattern: String) -> String {
    zip(Self.placeholders.all, all).reduce(pattern) { $0.replacing($1.0, with: $1.1) }
  }

  /// Returns the pattern of a path that has this name.
  func pattern(of path: String) -> String {
    NameReplacement([(self, Self.placeholders)]).replaced(in: path)
  }
}

/// The replacement of names by others at the limits of words, so that `Product` is replaced in
/// `ProductList` and `fetchProducts`, and not in `Production`.
struct NameReplacement: Sendable {
  /// The pairs of names, longest old names first.
  private let pairs: [(old: String, new: String)]

  /// Creates a replacement of names, each with all its forms.
  init(_ names: [(old: NameForms, new: NameForms)]) {
    let all = names.flatMap { zip($0.old.all, $0.new.all).map { (old: $0, new: $1) } }
    var known: Set<String> = []
    // The first name wins where a form is the same, such as the lowered and the spoken one.
    pairs = all.filter { known.insert($0.old).inserted }
      .enumerated().sorted { ($1.element.old.count, $0.offset) < ($0.element.old.count, $1.offset) }
      .map(\.element)
  }

  /// Returns a text with the new names.
  func replaced(in text: String) -> String {
    guard pairs.contains(where: { text.contains($0.old) }) else { return text }
    var result = ""
    var rest = text[...]
    while let letter = rest.first {
      if let pair = pairs.first(where: { begins(rest, with: $0.old, after: result.last) }) {
        result += pair.new
        rest = rest.dropFirst(pair.old.count)
        continue
      }
      result.append(letter)
      rest = rest.dropFirst()
    }
    return result
  }

  /// Returns whether a text names one of the old names.
  func names(_ text: String) -> Bool { replaced(in: text) != text }

  private func begins(_ rest: Substring, with old: String, after last: Character?) -> Bool {
    guard rest.hasPrefix(old), let first = old.first else { return false }
    let next = rest.dropFirst(old.count).first
    if let next, next.isLetter, next.isLowercase { return false }
    guard let last, !first.isUppercase else { return true }
    return !last.isLetter && !last.isNumber
  }
}
