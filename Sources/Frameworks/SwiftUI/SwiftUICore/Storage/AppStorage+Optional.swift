public import Foundation

extension AppStorage {
  /// Creates a property that stores a Boolean value or nothing; its default is `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, as: Bool.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores an integer or nothing; its default is `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, as: Int.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores a number or nothing; its default is `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, as: Double.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores a URL or nothing; its default is `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, as: URL.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores data or nothing; its default is `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, as: Data.self, from: { $0 }, to: { $0 })
  }

  /// Creates a property that stores the string of a raw-representable value, or nothing; its default is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(
      key, store, nil, as: String.self, from: { R(rawValue: $0) }, to: { $0?.rawValue })
  }

  /// Creates a property that stores the integer of a raw-representable value, or nothing; its default is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - key: The name under which the value is stored.
  ///   - store: The defaults that keep the value; `nil` for the app's.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(
      key, store, nil, as: Int.self, from: { R(rawValue: $0) }, to: { $0?.rawValue })
  }
}
