import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataLiveSession
import StrataViewTree
import StrataWebServer
import StrataWire
import SwiftUI
import Synchronization
import Testing

@testable import StrataAppHost

/// A small app behind the real host on a port of this machine.
@MainActor final class TestSite {
  let service: HostService
  let server: WebServer
  let port: Int
  let client: RawHTTPClient

  convenience init() throws { try self.init(clock: ContinuousClock()) { DiaryView() } }

  /// The budgets of a site whose visitors never wait for each other.
  static var unlimited: ProcessorBudgets.Limits {
    var budgets = ProcessorBudgets.Limits()
    budgets.burst = .seconds(1_000_000)
    return budgets
  }

  /// Creates a site. Many tests share the main actor, which may therefore be far behind; so
  /// newcomers are refused only if a test says from which lag. For the same reason the processor time of a
  /// device is limited only if a test says how: with a clock that does not advance, a device that has
  /// used up its budget would wait for ever.
  init<C: Clock<Duration>, Content: View>(
    clock: C, limits: SessionHolder.Limits = .init(), inspector: ProtocolInspector? = nil,
    devices: DeviceStore? = nil, brand: Brand? = nil, proxies: TrustedProxies = .none,
    names: ServedNames = .all, budgets: ProcessorBudgets.Limits = TestSite.unlimited,
    journal: WebServer.Journal? = nil,
    meter: WorkMeter = WorkMeter(), lagLimit: Duration = .seconds(3_600),
    watch: (@escaping @Sendable () -> Duration) -> StoreWatch? = { _ in nil },
    replies: [@Sendable (HostVisit) -> HostReply?] = [],
    @ViewBuilder _ content: @escaping () -> Content
  ) throws {
    let application = Application(name: "diary") { window in
      WindowGroup(content: content)._mount(in: window)
    }
    let shelf = Shelf()
    let service = try HostService(
      application: application, secret: SecretKey(bytes: Array(0..<32)),
      devices: devices ?? DeviceStore { shelf.storage(of: $0) }, inspector: inspector,
      brand: brand, limits: limits, proxies: proxies, names: names, budgets: budgets, meter: meter,
      lagLimit: lagLimit, clock: clock, watch: watch, replies: replies)
    var configuration = WebServer.Configuration()
    configuration.extraHeaders = HostService.headers
    configuration.journal = journal
    configuration.maximumFrameBytes = ClientMessage.maximumMessage
    server = WebServer(
      configuration, respond: { await service.respond(to: $0) },
      connect: { service.connect($0, $1) })
    port = try server.start()
    client = RawHTTPClient(port: port)
    self.service = service
  }

  func stop() async { await server.stop(within: .seconds(1)) }

  /// Returns the value of a metric.
  func figure(_ name: String) async throws -> Int {
    let text = try await client.get("/metrics").text
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(name) ") })
    return try #require(Int(line.dropFirst(name.count + 1)))
  }

  var origin: String { "http://127.0.0.1:\(port)" }
}

/// The storage of each device, in memory.
private final class Shelf: Sendable {
  private let stores = Mutex<[DeviceID: MemoryKeyValueStore]>([:])

  func storage(of device: DeviceID) -> any KeyValueStore {
    stores.withLock { stores in
      let store = stores[device] ?? MemoryKeyValueStore()
      stores[device] = store
      return store
    }
  }
}

/// An app with a counter and a stored secret.
struct DiaryView: View {
  enum Route: Hashable, Codable { case day(String) }

  @State private var draft = ""
  @State private var taps = 0
  @AppStorage("secret") private var secret = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "taps \(taps)").accessibilityIdentifier("taps")
        Text(verbatim: "secret \(secret)").accessibilityIdentifier("secret")
        TextField("Draft", text: $draft).accessibilityIdentifier("draft")
        Button("More") { taps += 1 }.accessibilityIdentifier("more")
        Button("Keep") { secret = draft }.accessibilityIdentifier("keep")
      }
      .navigationTitle("Diary")
      .navigationDestination(for: Route.self) { route in
        if case .day(let day) = route { Text(verbatim: "day \(day)") }
      }
    }
  }
}
