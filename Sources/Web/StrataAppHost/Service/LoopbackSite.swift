import StrataDeviceServices
import StrataLiveSession
package import StrataViewTree
import StrataWebServer
import Synchronization

/// Serves an app with the real host in the test's process, on a free port of the machine. The site
/// is for tests that would otherwise start the built program.
///
/// Devices keep their data in memory; nothing is written to disk.
@MainActor package final class LoopbackSite {
  package let port: Int
  private let server: WebServer
  private let service: HostService

  /// Starts a site for an app on the loopback interface.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - previews: Whether to serve the gallery of the app's previews instead of the app.
  ///   - port: The port, such as that of a site that has stopped; 0 for any free one.
  package init(_ application: Application, previews: Bool = false, port: Int = 0) throws {
    let shelf = MemoryShelf()
    service = try HostService(
      application: application, secret: SecretKey(bytes: Array(0..<32)),
      devices: DeviceStore { shelf.storage(of: $0) },
      gallery: previews ? PreviewGallery(application) : nil, limits: previews ? .gallery : .init(),
      // Other tests share the main actor, which may therefore be far behind.
      lagLimit: .seconds(3_600))
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

/// The devices' small values in memory, which last as long as the process.
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
