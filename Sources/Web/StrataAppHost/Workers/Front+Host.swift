import Foundation
import StrataCEndBell
import StrataDeviceServices
import StrataViewTree
import StrataWebServer
import StrataWorkers

extension Front {
  /// Returns the front (the process that accepts connections and hands them to workers) of an app;
  /// `nil` if the options ask for none.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - options: The options.
  ///   - log: The access log of the answers of the front itself.
  /// - Throws: ``HostError`` if the data folder or the port cannot be used.
  @MainActor static func make(
    _ application: Application, _ options: HostOptions, log: AccessLog? = nil
  ) throws(HostError) -> Front? {
    guard let workers = options.workers else { return nil }
    let folder = try DataFolder.open(options.dataFolder, app: application.name)
    options.warn(of: folder)
    var configuration = Configuration(
      host: options.host, port: options.port, workers: workers,
      isolation: options.isolation ?? .shared, arguments: CommandLine.arguments,
      environment: ServiceManager.environment.merging(DataFolder.keep(folder)) { $1 },
      endBell: strata_end_bell())
    configuration.listener = options.listener
    configuration.reloadBell = strata_hangup_bell()
    // The first worker makes the key, once it knows that the folder is the app's.
    let cookie = LateCookie(folder)
    configuration.identify = { cookie.value?.device(in: $0)?.rawValue }
    let (limit, start) = (AddressLimit(), ContinuousClock().now)
    configuration.visitor = { options.proxies.visitor($0, $1) }
    configuration.admits = { limit.allows($0, at: start.duration(to: ContinuousClock().now)) }
    configuration.origin = { AddressLimit.network(of: $0) }
    if options.isolation == .device {
      let homes = WorkerHomes(in: folder, app: application.name)
      configuration.prepare = { homes.environment(of: $0) }
      configuration.ended = { homes.remove($0) }
    }
    configuration.serves = { options.names.contain(nameOf: $0) }
    configuration.fields = { request in
      var response = HTTPResponse()
      SecurityHeaders.requireTLS(in: &response, to: options.proxies.original(request))
      return response.headers
    }
    configuration.journal = log?.journal(of: 0, trusting: options.proxies)
    configuration.figures = { Metric.text(ProcessResources.metrics()) }
    configuration.shortage = DescriptorShortage.report
    configuration.opened = { options.announce(port: $0) }
    // `write(_:)` would end the process if nobody reads.
    configuration.report = {
      _ = try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8))
    }
    do {
      return try Front(configuration)
    } catch {
      throw options.refusal(error)
    }
  }
}

/// The device cookie of an app, whose key is read only when it is first needed.
private final class LateCookie {
  private let folder: URL
  private(set) lazy var value = (try? SecretKey(folder: folder)).map { DeviceCookie(secret: $0) }

  init(_ folder: URL) { self.folder = folder }
}

extension TrustedProxies {
  /// Returns the address of the visitor behind a connection.
  ///
  /// - Parameters:
  ///   - address: The connection's address.
  ///   - forwardedFor: The values of `X-Forwarded-For`.
  func visitor(_ address: String, _ forwardedFor: [String]) -> String {
    var request = HTTPRequest(remoteAddress: address)
    for value in forwardedFor { request.headers.append(value, for: "X-Forwarded-For") }
    return original(request).remoteAddress
  }
}
