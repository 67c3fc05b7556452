import Observation

/// Registers services, and resolves them by their protocols.
@MainActor
@Observable
public final class DIContainer {
    /// The error if no service of a type is registered.
    public struct Missing: Error, Equatable {
        public let type: String
    }

    @ObservationIgnored private var factories: [ObjectIdentifier: () -> Any] = [:]

    public init() {}

    public func register<Service>(_ type: Service.Type, _ service: Service) {
        factories[ObjectIdentifier(type)] = { service }
    }

    /// - Parameter factory: creates the service; called each time that it is resolved.
    public func register<Service>(_ type: Service.Type, factory: @escaping () -> Service) {
        factories[ObjectIdentifier(type)] = factory
    }

    public func resolve<Service>(_ type: Service.Type) -> Service? {
        factories[ObjectIdentifier(type)]?() as? Service
    }

    /// - Throws: ``Missing``.
    public func requireResolve<Service>(_ type: Service.Type) throws -> Service {
        guard let service = resolve(type) else { throw Missing(type: String(describing: type)) }
        return service
    }
}
