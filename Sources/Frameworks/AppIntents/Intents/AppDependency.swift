import StrataDeviceServices

/// A property wrapper that reads an object that the app has registered for its actions.
///
///     AppDependencyManager.shared.add(dependency: store)
///     …
///     @Dependency private var store: Store
///
/// Reading an object that was not registered stops the program, as on Apple's platforms.
// @unchecked: the manager is named once, and locks what it holds.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let manager: AppDependencyManager

  /// Creates a property that reads the registered object of a type.
  ///
  /// - Parameters:
  ///   - key: The name under which the object was registered; `nil` for the name of its type.
  ///   - manager: The manager with which the object was registered.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }

  private let key: String?

  /// The object that was registered for the type.
  public var wrappedValue: Value {
    guard let value: Value = manager.value(key) else {
      preconditionFailure("no dependency of type \(Value.self) was added")
    }
    return value
  }
}

/// A registry of the objects that the app's actions use.
public final class AppDependencyManager: Sendable {
  /// The manager of the app, for all its devices.
  public static let shared = AppDependencyManager()
  private let makers = Locked<[String: @Sendable () -> any Sendable]>([:])

  /// Creates a manager without objects.
  public init() {}

  /// Registers an object that actions use.
  ///
  /// - Parameters:
  ///   - key: A name that tells several objects of a type apart; `nil` for the only object of its
  ///     type.
  ///   - dependency: The object. The expression is evaluated each time that an action uses it.
  public func add<Dependency: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let name = key ?? String(reflecting: Dependency.self)
    makers.withLock { $0[name] = dependency }
  }

  func value<Value>(_ key: String?) -> Value? {
    let name = key ?? String(reflecting: Value.self)
    return makers.withLock { $0[name] }?() as? Value
  }
}
