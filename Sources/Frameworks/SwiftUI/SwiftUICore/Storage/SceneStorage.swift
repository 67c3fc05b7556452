public import Foundation
import StrataViewTree

/// A value of a window that is kept when the page is reloaded and when the server is restarted.
///
///     @SceneStorage("draft") private var draft = ""
///
/// Partial: a new window starts with the value that any window of the device has written last.
/// Windows that are open at the same time do not change each other's value.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (Data) -> Value?
  private let encode: (Value) -> Data?
  private var entry: SceneEntry?

  /// The stored value, or the default if nothing is stored.
  public var wrappedValue: Value {
    get {
      guard let entry else { return initial }
      return waitForMainActor { entry.box.current }.flatMap(decode) ?? initial
    }
    nonmutating set {
      let (entry, data) = (entry, encode(newValue))
      waitForMainActor { entry?.write(data) }
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let kept = ForMainActor(self)
    return Binding(
      onMainActor: { kept.value.wrappedValue }, set: { kept.value.wrappedValue = $0 })
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
  /// Creates a property that stores a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, which is used while nothing is stored.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, from: { (stored: Bool) in stored }, to: { $0 })
  }

  /// Creates a property that stores an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, from: { (stored: Int) in stored }, to: { $0 })
  }

  /// Creates a property that stores a floating-point number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, from: { (stored: Double) in stored }, to: { $0 })
  }

  /// Creates a property that stores a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, from: { (stored: String) in stored }, to: { $0 })
  }

  /// Creates a property that stores a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, from: { (stored: URL) in stored }, to: { $0 })
  }

  /// Creates a property that stores bytes.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, from: { (stored: Data) in stored }, to: { $0 })
  }

  /// Creates a property that stores a value by its string raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, from: { (raw: String) in Value(rawValue: raw) }, to: { $0.rawValue })
  }

  /// Creates a property that stores a value by its integer raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, from: { (raw: Int) in Value(rawValue: raw) }, to: { $0.rawValue })
  }

  /// Creates a property that stores an optional string; its default is `nil`.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, from: { (stored: String) in stored }, to: { $0 })
  }

  /// Creates a property that stores an optional integer; its default is `nil`.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, from: { (stored: Int) in stored }, to: { $0 })
  }

  /// Creates a property that stores an optional Boolean value; its default is `nil`.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, from: { (stored: Bool) in stored }, to: { $0 })
  }

  /// Creates a property that stores an optional floating-point number; its default is `nil`.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, from: { (stored: Double) in stored }, to: { $0 })
  }

  /// Creates a property that stores an optional URL; its default is `nil`.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, from: { (stored: URL) in stored }, to: { $0 })
  }

  /// Creates a property that stores optional bytes; its default is `nil`.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, from: { (stored: Data) in stored }, to: { $0 })
  }
}
