public import Foundation
import StrataDeviceServices
import StrataViewTree

/// A value in the persistent storage of the device. Views that read it are updated when it changes.
///
///     @AppStorage("units") private var units = Units.metric
///
/// Same as Apple's for `Bool`, `Int`, `Double`, `String`, `URL`, `Data` and raw-representable
/// values. On Linux each browser is a separate device, and a value is on disk when the write
/// returns. A custom store belongs to the process, so all devices share it.
///
/// Outside of a view, as in a class, the value belongs to the device that the calling code works
/// for.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let decode: (Data) -> Value?
  private let encode: (Value) -> Data?
  private var entry: StoredEntry?

  /// The stored value, or the default if nothing is stored.
  public var wrappedValue: Value {
    get {
      let entry = reached
      return waitForMainActor { entry.box.current }.flatMap(decode) ?? initial
    }
    nonmutating set {
      let (entry, data) = (reached, encode(newValue))
      waitForMainActor { entry.write(data) }
    }
  }

  /// The stored entry of the view's device; outside of a view, of the current device.
  private var reached: StoredEntry {
    if let entry { return entry }
    let (key, device) = (key, DeviceHost.current)
    nonisolated(unsafe) let store = store  // UserDefaults is documented as thread-safe
    return waitForMainActor { StoredEntry.shared(key: key, store: store, on: device) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let kept = ForMainActor(self)
    return Binding(
      onMainActor: { kept.value.wrappedValue }, set: { kept.value.wrappedValue = $0 })
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let (key, store) = (key, store)
    entry = storage.object(slot) { StoredEntry.shared(key: key, store: store) }
  }

  init<Stored: Codable>(
    _ key: String, _ store: UserDefaults?, _ initial: Value, as: Stored.Type,
    from: @escaping (Stored) -> Value?,
    to: @escaping (Value) -> Stored?
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    decode = { (try? JSONDecoder().decode(Stored.self, from: $0)).flatMap(from) }
    encode = { to($0).flatMap { try? JSONEncoder().encode($0) } }
  }
}

extension AppStorage {
  /// Creates a property that stores a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, which is used while nothing is stored.
  ///   - key: The name under which the value is stored.
  ///   - store: A custom store, which all devices share; `nil` for the storage of the device.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, as: Bool.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, as: Int.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores a floating-point number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, as: Double.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, as: String.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, as: URL.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores bytes.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, as: Data.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores a value by its string raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, as: String.self, from: Value.init(rawValue:), to: { $0.rawValue })
  }

  /// Creates a property that stores a value by its integer raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, as: Int.self, from: Value.init(rawValue:), to: { $0.rawValue })
  }

  /// Creates a property that stores an optional string; its default is `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, as: String.self, from: { $0 }, to: { $0 })
  }
}

extension AppStorage: KeptInPlace {}
