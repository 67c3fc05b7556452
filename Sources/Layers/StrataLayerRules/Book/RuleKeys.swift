/// The keys that the kinds of rule read, asked of the kinds themselves so that no page can forget one.
public enum RuleKeys {
  /// A key of a rule, as a rule book writes it.
  public struct Key: Equatable, Sendable {
    /// Its name, with the object around it: `types.named`.
    public var name: String
    /// What it holds: `a text`, `a list of texts`.
    public var form: String
  }

  /// Every key of a kind besides those that each rule has.
  public static func of(_ kind: any RuleKind.Type) -> [Key] {
    keys { _ = kind.init(&$0) }
  }

  /// The keys of what says which types are meant.
  static let selection: [Key] = keys { _ = Selection(&$0) }

  /// The keys that somebody reads.
  private static func keys(_ read: (inout Fields) -> Void) -> [Key] {
    let recorder = FieldRecorder()
    var none = Fields([:], place: "", noting: recorder)
    read(&none)
    return recorder.keys.map { Key(name: $0.name, form: $0.form) }
  }

  /// A kind's keys with their words, one a line; what says which types are meant is in one.
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
      "a list of texts": "texts", "a text": "text", "an object of texts": "object of texts",
      "a list of objects": "objects", "an object": "object",
    ][form] ?? form
  }

  /// What a key means, for one kind or for all; `nil` where nobody has said it.
  static func words(_ key: String, of kind: String) -> String? {
    let last = key.split(separator: ".").last.map(String.init) ?? key
    return RuleKeyWords.all["\(kind).\(key)"] ?? RuleKeyWords.all["\(kind).\(last)"]
      ?? RuleKeyWords.all[last]
  }
}
