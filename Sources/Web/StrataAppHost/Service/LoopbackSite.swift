import StrataDeviceServices
import StrataLiveSession
package import StrataViewTree
import StrataWebServer
import Synchronization

/// An app behind the real host, on a free port of this machine, inside this process: what a test
/// opens where another would start the built program.
///
/// Devices keep what they keep in memory; nothing is written to disk.
@MainActor package final class LoopbackSite {
  package let port: Int
  private let server: WebServer
  private let service: HostService

  /// - Parameters:
  ///   - previews: Serves the gallery of the app's previews instead of the app.
  ///   - port: Where to listen, such as where a site was that has stopped; 0 for any that is free.
  package init(_ application: Application, previews: Bool = false, port: Int = 0) throws {
    let shelf = MemoryShelf()
    service = try HostService(
      application: application, secret: SecretKey(bytes: Array(0..<32)),
      devices: DeviceStore { shelf.storage(of: $0) },
      gallery: previews ? PreviewGallery(application) : nil, limits: previews ? .gallery : .init())
    var configuration = WebServer.Configuration()
    configuration.port = port
    server = WebServer(
      configuration, respond: { [service] in await service.respond(to: $0) },
      connect: { [service] in service.connect($0, $1) })
    self.port = try server.start()
  }

  /// Ends every session and closes the port.
  package func stop() async {
    service.holder.endAll()
    await server.stop(within: .seconds(1))
  }
}

/// What each device keeps, as long as the process runs.
private final class MemoryShelf: Sendable {
  private let stores = Mutex<[DeviceID: MemoryKeyValueStore]>([:])

  func storage(of device: DeviceID) -> any KeyValueStore {
    stores.withLock { stores in
      let store = stores[device] ?? MemoryKeyValueStore()
      stores[device] = store
      return store
    }
  }
}
