/// One object of a rule book, read field by field. Mistakes are collected instead of thrown, so
/// that all are reported at once.
public struct Fields {
  /// The location of the object in the file, such as `layers[2]`.
  let place: String
  private let values: [String: Any]
  private var asked: Set<String> = []
  public private(set) var problems: [String] = []
  /// The keys that are written by their old names, with the current ones.
  public private(set) var renamed: [String: String] = [:]
  /// A recorder of every key that is read, from which the guide is generated; `nil` for none.
  private let keys: FieldRecorder?

  /// The current names of renamed keys, by their old names, which are accepted until the next
  /// release.
  private static let currentNames = [
    "floors": "layers", "allowFloors": "allowLayers", "forbidFloors": "forbidLayers",
  ]

  init(_ values: [String: Any], place: String, noting keys: FieldRecorder? = nil) {
    var current = values
    var renamed: [String: String] = [:]
    for (old, new) in Self.currentNames where values[old] != nil && values[new] == nil {
      current[new] = values[old]
      current[old] = nil
      renamed[old] = new
    }
    self.values = current
    self.renamed = renamed
    self.place = place
    self.keys = keys
  }

  /// Reports a mistake, prefixed with the location of this object.
  public mutating func fail(_ sentence: String) {
    problems.append(place.isEmpty ? sentence : "\(place): \(sentence)")
  }

  // MARK: - Reading

  /// Returns a string that is required and must not be empty.
  public mutating func text(_ key: String) -> String {
    guard let text = optionalText(key) else {
      if values[key] == nil { fail("'\(key)' is missing") }
      return ""
    }
    if text.isEmpty { fail("'\(key)' is empty") }
    return text
  }

  /// Returns an optional string; `nil` if the key is missing.
  public mutating func optionalText(_ key: String) -> String? {
    value(key, as: String.self, called: "a string")
  }

  /// Returns a list of strings, which may be written as one string; empty if the key is missing.
  public mutating func texts(_ key: String) -> [String] {
    if let one = values[key] as? String {
      asked.insert(key)
      return [one]
    }
    return value(key, as: [String].self, called: "a list of strings") ?? []
  }

  /// Returns a list of strings that is required but may be empty.
  public mutating func requiredTexts(_ key: String) -> [String] {
    if values[key] == nil { fail("'\(key)' is missing") }
    return texts(key)
  }

  /// Returns a Boolean value, or `standard` if the key is missing.
  public mutating func flag(_ key: String, default standard: Bool) -> Bool {
    value(key, as: Bool.self, called: "true or false") ?? standard
  }

  /// Returns a list of name patterns, which may be written as one string.
  public mutating func patterns(_ key: String) -> [NamePattern] {
    texts(key).map { NamePattern($0) }
  }

  /// Returns whether the object has the key.
  public mutating func has(_ key: String) -> Bool {
    asked.insert(key)
    return values[key] != nil
  }

  /// Returns a list of objects, each read by `read`.
  public mutating func objects<Value>(
    _ key: String, _ read: (inout Fields) -> Value
  ) -> [Value] {
    let list = value(key, as: [Any].self, called: "a list of objects") ?? []
    note(key, read)
    return list.enumerated().compactMap { index, one in
      // An element that is not an object does not hide mistakes in the others.
      guard let values = one as? [String: Any] else {
        fail("'\(key)[\(index)]' is not an object")
        return nil
      }
      return object(values, place: "\(inner(key))[\(index)]", read)
    }
  }

  /// Returns an optional object, read by `read`; `nil` if the key is missing.
  public mutating func object<Value>(_ key: String, _ read: (inout Fields) -> Value) -> Value? {
    note(key, read)
    return value(key, as: [String: Any].self, called: "an object").map {
      object($0, place: inner(key), read)
    }
  }

  /// Records the keys that an object would have if it were not missing.
  private func note<Value>(_ key: String, _ read: (inout Fields) -> Value) {
    guard let keys else { return }
    keys.take(inner(key), "an object")
    var none = Fields([:], place: inner(key), noting: keys)
    _ = read(&none)
  }

  /// Returns an object of strings with arbitrary keys, such as build settings.
  public mutating func table(_ key: String) -> [String: String] {
    value(key, as: [String: String].self, called: "an object of strings") ?? [:]
  }

  /// Returns an object of strings; if the value is one string, it is returned under the key `name`.
  mutating func table(_ key: String, under name: String) -> [String: String] {
    if let one = values[key] as? String {
      asked.insert(key)
      return [name: one]
    }
    return value(key, as: [String: String].self, called: "a string or an object of strings") ?? [:]
  }

  private mutating func object<Value>(
    _ values: [String: Any], place: String, _ read: (inout Fields) -> Value
  ) -> Value {
    var fields = Fields(values, place: place)
    let found = read(&fields)
    fields.finish()
    problems += fields.problems
    renamed.merge(fields.renamed) { name, _ in name }
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
      fail("'\(key)' must be \(name)")
      return nil
    }
    return value
  }

  /// Marks all keys as read, so that ``finish()`` reports none of them.
  mutating func passRest() { asked.formUnion(values.keys) }

  /// Reports the keys that nothing has read, each with the most similar valid key.
  mutating func finish() {
    for key in values.keys.sorted() where !asked.contains(key) {
      let near = NearestName.of(key, among: asked.sorted())
      fail("there is no key '\(key)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
