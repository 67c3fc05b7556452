public import Observation

/// A dependency-injection container, whose services are registered and resolved by type.
///
///     container.register(NetworkService.self, URLSessionNetworkService(session: .shared))
///     let service = try container.requireResolve(NetworkService.self)
@MainActor @Observable public final class DIContainer {
  @ObservationIgnored private var makers: [ObjectIdentifier: @MainActor () -> Any] = [:]

  /// Creates an empty container.
  public init() {}

  /// Registers an instance, and replaces an earlier registration of the type.
  public func register<Service>(_ type: Service.Type, _ instance: Service) {
    makers[ObjectIdentifier(type)] = { instance }
  }

  /// Registers a factory, which is called at each resolution.
  public func register<Service>(
    _ type: Service.Type, factory: @escaping @MainActor () -> Service
  ) {
    makers[ObjectIdentifier(type)] = { factory() }
  }

  /// Returns the service of a type; `nil` if it is not registered.
  public func resolve<Service>(_ type: Service.Type) -> Service? {
    makers[ObjectIdentifier(type)]?() as? Service
  }

  /// Returns the service of a type.
  ///
  /// - Throws: ``DIError`` if it is not registered.
  public func requireResolve<Service>(_ type: Service.Type) throws(DIError) -> Service {
    guard let service = resolve(type) else { throw .notRegistered("\(type)") }
    return service
  }
}

/// An error of the container.
public enum DIError: Error, Equatable, CustomStringConvertible {
  /// No service of this type is registered.
  case notRegistered(String)

  public var description: String {
    switch self {
    case .notRegistered(let name):
      "\(name) is not registered in the container: register it before resolving it"
    }
  }
}
