/// The keys that the kinds of rule read, recorded from their initializers so that the documentation
/// is complete.
public enum RuleKeys {
  /// A key of a rule, as it is written in a rule book.
  public struct Key: Equatable, Sendable {
    /// The name, with the enclosing object: `types.named`.
    public var name: String
    /// The type of the value in words, such as `a string` or `a list of strings`.
    public var form: String
  }

  /// Returns every key of a kind, without the keys that all rules share.
  public static func of(_ kind: any RuleKind.Type) -> [Key] {
    keys { _ = kind.init(&$0) }
  }

  /// The keys by which rules select types.
  static let selection: [Key] = keys { _ = Selection(&$0) }

  /// Returns the keys that a closure reads from a rule.
  private static func keys(_ read: (inout Fields) -> Void) -> [Key] {
    let recorder = FieldRecorder()
    var none = Fields([:], place: "", noting: recorder)
    read(&none)
    return recorder.keys.map { Key(name: $0.name, form: $0.form) }
  }

  /// Returns a kind's keys with their descriptions, one on each line; the keys that select types
  /// are summarized in one line.
  public static func lines(of kind: any RuleKind.Type) -> [String] {
    let all = of(kind)
    let choosing = all.map(\.name).filter { outer in
      Set(inner(of: outer, in: all)) == Set(selection.map(\.name))
    }
    return all.compactMap { key in
      if choosing.contains(where: { key.name.hasPrefix($0 + ".") }) { return nil }
      let form = choosing.contains(key.name) ? "types" : short(key.form)
      return "\(key.name) (\(form)): \(words(key.name, of: kind.name) ?? "")"
    }
  }

  private static func inner(of outer: String, in all: [Key]) -> [String] {
    all.filter { $0.name.hasPrefix(outer + ".") }.map { String($0.name.dropFirst(outer.count + 1)) }
  }

  private static func short(_ form: String) -> String {
    [
      "a list of strings": "strings", "a string": "string",
      "an object of strings": "object of strings", "a list of objects": "objects",
      "an object": "object",
    ][form] ?? form
  }

  /// Returns the description of a key, for one kind or for all; `nil` if there is none.
  static func words(_ key: String, of kind: String) -> String? {
    let last = key.split(separator: ".").last.map(String.init) ?? key
    return RuleKeyWords.all["\(kind).\(key)"] ?? RuleKeyWords.all["\(kind).\(last)"]
      ?? RuleKeyWords.all[last]
  }
}
