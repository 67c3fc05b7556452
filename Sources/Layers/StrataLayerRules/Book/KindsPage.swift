/// The generator of `docs/guides/rule-kinds.md`, which lists the kinds of rules with their keys.
public enum KindsPage {
  /// The text of the page.
  public static var text: String {
    let kinds = RuleKinds.all.map { kind in
      let keys = RuleKeys.lines(of: kind).map { "- \(marked($0))" }
      let rest =
        keys.isEmpty ? "It has no keys besides those of every rule." : keys.joined(separator: "\n")
      return "## `\(kind.name)`\n\n\(kind.summary.capitalizedFirst).\n\n\(rest)"
    }
    let selection = RuleKeys.selection.map { key in
      "- `\(key.name)`: \(RuleKeys.words(key.name, of: "") ?? "")"
    }
    return """
      # The kinds of rule and their keys

      For authors of a rule book: look up a kind of rule and its keys. Written by `strata rules --kinds`;
      `make check` says when it is out of date. Every rule of a rule book has
      `id`, `kind`, `says` and `why`; it may have `try` (what to do), `severity` (`error` or `warning`) and
      `rows`. The other keys belong to its kind; `strata explain imports` lists those of one kind. *Strings* is one string or a list. *Types* is an object that says which types are meant.

      ## Which types are meant

      \(selection.joined(separator: "\n"))

      \(kinds.joined(separator: "\n\n"))

      """
  }

  private static func marked(_ line: String) -> String {
    let sides = line.split(separator: " ", maxSplits: 1)
    return "`\(sides[0])` \(sides.count > 1 ? String(sides[1]) : "")"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
