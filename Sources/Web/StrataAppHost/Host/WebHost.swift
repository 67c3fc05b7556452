import Dispatch
import Foundation
import StrataAssets
import StrataCThreadRank
import StrataDeviceServices
import StrataLiveSession
import StrataPersistence
import StrataViewTree
import StrataWebPush
import StrataWebServer
import StrataWire
import StrataWorkers

/// Serves an app until the process is asked to end.
@MainActor final class WebHost {
  let server: WebServer
  let service: HostService
  private let options: HostOptions
  var bells: [any DispatchSourceRead] = []
  private var sweeper: Task<Void, Never>?
  let chores: HostChores?
  /// The connection to the front process that started this process as a worker; `nil` in other
  /// processes.
  private let line: WorkerLine?
  var isWorker: Bool { line != nil }
  var servesTLS: Bool { options.certificate != nil }
  private let log: AccessLog?
  /// The devices that this worker serves.
  let residents: Residents
  var isRetiring = false
  private var isEnding = false

  init(
    _ application: Application, _ options: HostOptions, line: WorkerLine? = nil,
    log: AccessLog? = nil
  ) throws(HostError) {
    self.options = options
    self.line = line
    self.log = log
    let residents = Residents { line?.send($0) }
    self.residents = residents
    try Self.checkGround()
    DeviceHost.servesDevices = true
    // Previews have a separate data folder.
    DeviceHost.dataFolder = try DataFolder.enter(
      options.dataFolder, app: application.name + (options.showsPreviews ? "-previews" : ""))
    DataFolder.keep(DeviceHost.dataFolder)
    if line == nil { options.warn(of: DeviceHost.dataFolder) }
    // The database comes first: a folder of another program stays unchanged.
    let devices = try Self.deviceStore(
      limit: options.deviceBytes, reserve: options.freeBytes)
    BackgroundRegistry.permitted = Set(AppInformation.current.backgroundTasks ?? [])
    let push = try Self.pushKey()
    let secret = try Self.secretKey()
    let inspector = try options.inspection.map { path throws(HostError) in
      try ProtocolInspector(path: path)
    }
    let isForOne = ProcessInfo.processInfo.environment[DataFolder.homeVariable] != nil
    let isInstallable = !options.showsPreviews && AppInformation.current.displayName != nil
    do {
      service = try HostService(
        application: application, secret: secret, devices: devices, latency: options.latency,
        inspector: inspector, gallery: options.showsPreviews ? Self.gallery(application) : nil,
        limits: options.showsPreviews ? .gallery : .init(), pushKey: push.publicText,
        isInstallable: isInstallable, proxies: options.proxies, names: options.names,
        meets: { if line != nil { residents.meets($0) } },
        admits: { !isForOne || residents.admits($0) },
        watch: { Self.storeWatch(reserve: options.freeBytes, elapsed: $0) },
        replies: HostExtensions.replies,
        shortcuts: HostExtensions.shortcuts,
        screenshots: isInstallable ? Self.screenshots : [],
        extraMetrics: HostExtensions.metrics)
    } catch {
      throw .unable("\(error)")
    }
    let holder = service.holder
    // A gallery has no background work.
    chores =
      try options.showsPreviews
      ? nil
      : Self.chores(application, devices, push, keeping: options.keptDays) { holder.windows() }
    var configuration = WebServer.Configuration(host: options.host, port: options.port)
    // Accept frames up to the protocol's limit, so that the protocol reports what exceeds it.
    configuration.maximumFrameBytes = ClientMessage.maximumMessage
    configuration.extraHeaders = HostService.headers
    configuration.listener = options.listener
    configuration.isFed = line != nil
    configuration.shortage = DescriptorShortage.report
    configuration.journal = log?.journal(of: line?.number ?? 0, trusting: options.proxies)
    if let certificate = options.certificate, let key = options.key {
      configuration.tls = .init(certificate: certificate, key: key)
    }
    server = WebServer(
      configuration, respond: { [service] in await service.respond(to: $0) },
      connect: { [service] in service.connect($0, $1) })
  }

  /// The pictures of the app. They are read at the start, since with several workers the one that
  /// is asked for a picture may not be the one that was asked for the manifest.
  private static var screenshots: [Asset] {
    HostExtensions.screenshots().compactMap(AssetStore.asset)
  }

  private static func gallery(_ application: Application) -> PreviewGallery {
    let others = ProcessInfo.processInfo.environment["STRATA_GALLERIES"]
    return PreviewGallery(application, galleries: others)
  }

  /// Starts listening and prints the URL on standard output in one line.
  func start() throws(HostError) {
    let port: Int
    // A tap costs less than a millisecond, and others wait for it while a request may take longer.
    _ = strata_thread_shorten_turns()
    do {
      port = try server.start()
    } catch {
      throw options.refusal(error)
    }
    if line == nil { options.announce(port: port) }
    sweeper = Task { [self] in
      let memory = MemoryWatch()
      while (try? await Task.sleep(for: .seconds(5))) != nil {
        service.holder.sweep()
        if let line { sweepResidents(line) }
        if memory.isShort() { MemoryPressure.announce() }
      }
    }
    hearSignals()
    if let line {
      chores?.beginTelling(clock: service.clock)
      serve(line)
    } else {
      chores?.begin(clock: service.clock)
    }
  }

  /// The times in which sessions (`sessionsEnd`) and then sockets must end. Together with what
  /// follows they are less than the five seconds in which SIGTERM ends the process.
  private static let sessionsEnd = Duration.milliseconds(1_500), socketsEnd = Duration.seconds(2)

  /// Ends the sessions, the server and then the process.
  func end() {
    guard !isEnding else { return }
    isEnding = true
    for bell in bells { bell.cancel() }
    sweeper?.cancel()
    chores?.end()
    service.scheduler.end()
    service.holder.endAll(within: Self.sessionsEnd)
    Task {
      await server.stop(within: Self.socketsEnd)
      HostExtensions.end()
      await Database.closeShared()
      log?.flush()
      exit(0)
    }
  }
}

extension SessionHolder.Limits {
  /// The limits of a host of previews: a single browser opens a whole gallery at once.
  static var gallery: Self {
    var limits = Self()
    limits.sessionsPerDevice = 1_000
    return limits
  }
}
