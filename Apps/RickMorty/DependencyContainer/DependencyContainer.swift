public import Observation

/// Holds what the app is made of, each by the type that others know it by.
///
///     container.register(NetworkService.self, URLSessionNetworkService(session: .shared))
///     let service = try container.requireResolve(NetworkService.self)
@MainActor @Observable public final class DIContainer {
  @ObservationIgnored private var makers: [ObjectIdentifier: @MainActor () -> Any] = [:]

  public init() {}

  /// Registers an instance; one that was there before is replaced.
  public func register<Service>(_ type: Service.Type, _ instance: Service) {
    makers[ObjectIdentifier(type)] = { instance }
  }

  /// Registers a way to make one, called each time that it is asked for.
  public func register<Service>(
    _ type: Service.Type, factory: @escaping @MainActor () -> Service
  ) {
    makers[ObjectIdentifier(type)] = { factory() }
  }

  /// What was registered; `nil` where nothing was.
  public func resolve<Service>(_ type: Service.Type) -> Service? {
    makers[ObjectIdentifier(type)]?() as? Service
  }

  /// What was registered.
  ///
  /// - Throws: ``DIError`` where nothing was.
  public func requireResolve<Service>(_ type: Service.Type) throws(DIError) -> Service {
    guard let service = resolve(type) else { throw .notRegistered("\(type)") }
    return service
  }
}

/// Why something could not be put together.
public enum DIError: Error, Equatable, CustomStringConvertible {
  /// Nobody registered this type.
  case notRegistered(String)

  public var description: String {
    switch self {
    case .notRegistered(let name): "\(name) was asked for before anybody registered it"
    }
  }
}
