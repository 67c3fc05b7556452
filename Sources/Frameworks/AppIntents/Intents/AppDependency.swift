import StrataDeviceServices

/// An object that the app has registered for its actions.
///
///     AppDependencyManager.shared.add(dependency: store)
///     …
///     @Dependency private var store: Store
///
/// Reading one that was not registered stops the program, as Apple's does.
// @unchecked: the manager is named once, and locks what it holds.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let manager: AppDependencyManager

  /// Creates an access to the object of a type.
  ///
  /// - Parameters:
  ///   - key: The name under which it was registered; `nil` for its type's.
  ///   - manager: The manager that has it.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }

  private let key: String?

  /// The object.
  public var wrappedValue: Value {
    guard let value: Value = manager.value(key) else {
      preconditionFailure("no dependency of type \(Value.self) was added")
    }
    return value
  }
}

/// Keeps the objects that actions use.
public final class AppDependencyManager: Sendable {
  /// The manager of the app, for all its devices.
  public static let shared = AppDependencyManager()
  private let makers = Locked<[String: @Sendable () -> any Sendable]>([:])

  /// Creates a manager without objects.
  public init() {}

  /// Registers an object.
  ///
  /// - Parameters:
  ///   - key: A name for one of several objects of a type; `nil` for the only one.
  ///   - dependency: The object, which is made each time that it is used.
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
