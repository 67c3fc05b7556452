/// One object of a configuration, read field by field. Every mistake in it is kept, none is thrown,
/// so that all are reported at once.
public struct Fields {
  /// Where it stands: `floors[2]`.
  let place: String
  private let values: [String: Any]
  private var asked: Set<String> = []
  public private(set) var problems: [String] = []
  /// Takes note of every key that is asked for, where the guide is written.
  private let keys: FieldRecorder?

  init(_ values: [String: Any], place: String, noting keys: FieldRecorder? = nil) {
    self.values = values
    self.place = place
    self.keys = keys
  }

  /// Adds a mistake of one's own, with the place in front.
  public mutating func fail(_ sentence: String) {
    problems.append(place.isEmpty ? sentence : "\(place): \(sentence)")
  }

  // MARK: - Reading

  /// A text that must be there and say something.
  public mutating func text(_ key: String) -> String {
    guard let text = optionalText(key) else {
      if values[key] == nil { fail("'\(key)' is missing") }
      return ""
    }
    if text.isEmpty { fail("'\(key)' says nothing") }
    return text
  }

  public mutating func optionalText(_ key: String) -> String? {
    value(key, as: String.self, called: "a text")
  }

  /// Texts, or one text alone; none where the key is missing.
  public mutating func texts(_ key: String) -> [String] {
    if let one = values[key] as? String {
      asked.insert(key)
      return [one]
    }
    return value(key, as: [String].self, called: "a list of texts") ?? []
  }

  /// Texts that must be there, though the list may be empty.
  public mutating func requiredTexts(_ key: String) -> [String] {
    if values[key] == nil { fail("'\(key)' is missing") }
    return texts(key)
  }

  public mutating func flag(_ key: String, default standard: Bool) -> Bool {
    value(key, as: Bool.self, called: "true or false") ?? standard
  }

  public mutating func patterns(_ key: String) -> [NamePattern] {
    texts(key).map { NamePattern($0) }
  }

  public mutating func has(_ key: String) -> Bool {
    asked.insert(key)
    return values[key] != nil
  }

  /// A list of objects, each read by `read`.
  public mutating func objects<Value>(
    _ key: String, _ read: (inout Fields) -> Value
  ) -> [Value] {
    let list = value(key, as: [Any].self, called: "a list of objects") ?? []
    note(key, read)
    return list.enumerated().compactMap { index, one in
      // One that is none hides no mistake in the others.
      guard let values = one as? [String: Any] else {
        fail("'\(key)[\(index)]' is no object")
        return nil
      }
      return object(values, place: "\(inner(key))[\(index)]", read)
    }
  }

  /// An object that may be missing.
  public mutating func object<Value>(_ key: String, _ read: (inout Fields) -> Value) -> Value? {
    note(key, read)
    return value(key, as: [String: Any].self, called: "an object").map {
      object($0, place: inner(key), read)
    }
  }

  /// Lets an object that is not there say which keys it would have.
  private func note<Value>(_ key: String, _ read: (inout Fields) -> Value) {
    guard let keys else { return }
    keys.take(inner(key), "an object")
    var none = Fields([:], place: inner(key), noting: keys)
    _ = read(&none)
  }

  /// Texts under names of one's own choice, such as build settings.
  public mutating func table(_ key: String) -> [String: String] {
    value(key, as: [String: String].self, called: "an object of texts") ?? [:]
  }

  /// The same, or one text alone, which is kept under a name of the caller's choice.
  mutating func table(_ key: String, under name: String) -> [String: String] {
    if let one = values[key] as? String {
      asked.insert(key)
      return [name: one]
    }
    return value(key, as: [String: String].self, called: "a text or an object of texts") ?? [:]
  }

  private mutating func object<Value>(
    _ values: [String: Any], place: String, _ read: (inout Fields) -> Value
  ) -> Value {
    var fields = Fields(values, place: place)
    let found = read(&fields)
    fields.finish()
    problems += fields.problems
    return found
  }

  private func inner(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  private mutating func value<Value>(
    _ key: String, as type: Value.Type, called name: String
  ) -> Value? {
    asked.insert(key)
    keys?.take(inner(key), name)
    guard let value = values[key] else { return nil }
    guard let value = value as? Value else {
      fail("'\(key)' is not \(name)")
      return nil
    }
    return value
  }

  /// Lets every key pass, where nobody can say which there are.
  mutating func passRest() { asked.formUnion(values.keys) }

  /// Reports the keys that nothing asked for, with the nearest that there is.
  mutating func finish() {
    for key in values.keys.sorted() where !asked.contains(key) {
      let near = NearestName.of(key, among: asked.sorted())
      fail("there is no key '\(key)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
