public import Foundation
import StrataViewTree

/// A value that a window gets back after a reload or a restart of the server.
///
///     @SceneStorage("draft") private var draft = ""
///
/// Partial: what a window writes last is what the device's next window begins with; windows that
/// are open at the same time do not change each other.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (Data) -> Value?
  private let encode: (Value) -> Data?
  private var entry: SceneEntry?

  @MainActor public var wrappedValue: Value {
    get { entry?.box.current.flatMap(decode) ?? initial }
    nonmutating set { entry?.write(encode(newValue)) }
  }

  @MainActor public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let values = EnvironmentValues(storage.environment).sceneValues
    let key = key
    entry = storage.object(slot) { values?.entry(key) ?? SceneEntry(key) }
  }

  private init<Stored: Codable>(
    _ key: String, _ initial: Value, from: @escaping (Stored) -> Value?,
    to: @escaping (Value) -> Stored?
  ) {
    self.key = key
    self.initial = initial
    decode = { (try? JSONDecoder().decode(Stored.self, from: $0)).flatMap(from) }
    encode = { to($0).flatMap { try? JSONEncoder().encode($0) } }
  }
}

extension SceneStorage: KeptInPlace {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, from: { (stored: Bool) in stored }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, from: { (stored: Int) in stored }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, from: { (stored: Double) in stored }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, from: { (stored: String) in stored }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, from: { (stored: URL) in stored }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, from: { (stored: Data) in stored }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, from: { (raw: String) in Value(rawValue: raw) }, to: { $0.rawValue })
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, from: { (raw: Int) in Value(rawValue: raw) }, to: { $0.rawValue })
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, from: { (stored: String) in stored }, to: { $0 })
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, from: { (stored: Int) in stored }, to: { $0 })
  }

  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, from: { (stored: Bool) in stored }, to: { $0 })
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, from: { (stored: Double) in stored }, to: { $0 })
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, from: { (stored: URL) in stored }, to: { $0 })
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, from: { (stored: Data) in stored }, to: { $0 })
  }
}
