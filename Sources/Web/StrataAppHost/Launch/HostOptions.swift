import Foundation
import StrataWorkers

/// The options of a host from the command line and the environment, the same for every app.
struct HostOptions: Equatable {
  var host = "127.0.0.1"
  /// The flag or variable that has named the host, for errors.
  var hostField = "--host"
  var port = 8080
  /// The descriptor of the socket that a service manager has opened; `nil` for none.
  var listener: Int32?
  var dataFolder: String?
  var certificate: String?
  var key: String?
  /// The proxies whose forwarding headers are trusted.
  var proxies = TrustedProxies.none
  /// The names under which the server answers.
  var names = ServedNames.all
  /// The delay in milliseconds that the browser adds in each direction, to simulate a slow network.
  var latency = 0
  /// The path of a log of all socket messages; `nil` for none.
  var inspection: String?
  /// The path of the access log; `-` for standard output, `nil` for none.
  var accessLog: String?
  /// The number of days without a visit after which a device is forgotten.
  var keptDays = RetentionRounds.usualDays
  /// The maximum number of bytes of a device's documents and small values.
  var deviceBytes = HostOptions.usualDeviceBytes
  /// The number of bytes that must stay free on the disk, or nothing more is stored.
  var freeBytes = StoreWatch.leastRoom
  /// The number of worker processes; `nil` to serve in this process.
  var workers: Int?
  /// A Boolean value that indicates whether there is a worker for each core.
  var countsCores = false
  /// The rule that says which visitors share a worker process.
  var isolation: Isolation?
  var showsHelp = false
  /// A Boolean value that indicates whether the program's previews are served instead of the app.
  var showsPreviews = false

  /// Parses the arguments; the environment provides the defaults.
  ///
  /// Arguments of the app (`-provider demo`: one dash) are left to the app, except for those that
  /// are a flag of the host with one dash missing.
  ///
  /// - Parameters:
  ///   - arguments: The command line, with the program's name.
  ///   - environment: The environment variables.
  ///   - app: The app's name.
  ///   - commands: The commands besides `serve`.
  ///   - stated: The arguments that the app declares; `nil` if any is accepted.
  init(
    arguments: [String], environment: [String: String], app: String, commands: [String] = [],
    own stated: [String]? = nil
  ) throws(HostError) {
    try read(environment, app: app)
    let own = stated ?? []
    var (rest, given) = (arguments.dropFirst(), Set<String>())
    // Duplicates are ambiguous: `--port 0 --port 1` is refused.
    func note(_ name: String) throws(HostError) {
      guard given.insert(name).inserted else { throw .usage("\(name) is given twice") }
    }
    if rest.first == "serve" { rest = rest.dropFirst() }
    while let argument = rest.popFirst() {
      if ["--help", "-h", "help"].contains(argument) {
        showsHelp = true
      } else if argument == "--previews" {
        showsPreviews = true
      } else if argument.hasPrefix("--") {
        let (name, value) = try Self.split(argument, &rest, own)
        try set(name, value, own)
        try note(name)
      } else if argument.hasPrefix("-") {
        try Self.refuseShortened(argument)
        try Self.refuseUnknown(argument, app, stated)
        if own.contains(argument) { try note(argument) }
        if rest.first?.hasPrefix("--") == false { _ = rest.popFirst() }
      } else {
        throw .usage(Self.notACommand(argument, app, ["serve"] + commands.sorted()))
      }
    }
    if (certificate == nil) != (key == nil) {
      throw .usage("--tls-cert and --tls-key must be given together")
    }
    try checkWorkers()
  }

  private mutating func read(_ environment: [String: String], app: String) throws(HostError) {
    if let host = environment["HOST"], !host.isEmpty { (self.host, hostField) = (host, "HOST") }
    if let port = environment["PORT"], !port.isEmpty { self.port = try Self.port(port, "PORT") }
    if let names = environment["SERVED_NAMES"], !names.isEmpty {
      self.names = try ServedNames(names, field: "SERVED_NAMES")
    }
    try Self.checkLevel(environment["STRATA_LOG"] ?? "")
    accessLog = environment["ACCESS_LOG"].flatMap { $0.isEmpty ? nil : $0 }
    dataFolder = environment[DataFolder.variable(of: app)].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let flags: Set<String> = [
    "--host", "--port", "--data", "--tls-cert", "--tls-key", "--simulate-latency",
    "--inspect-protocol", "--trusted-proxy", "--served-names", "--workers", "--isolation",
    "--access-log", "--keep-devices", "--device-bytes", "--free-bytes",
  ]

  /// Throws an error for a flag of the host that was written with one dash: if it were ignored, the
  /// host would for example not use the requested port.
  private static func refuseShortened(_ argument: String) throws(HostError) {
    let flag = "-" + argument.prefix { $0 != "=" }
    if flags.union(["--help", "--previews"]).contains(flag) {
      throw .usage("\(argument) has one dash, but this option has two: write \(flag)")
    }
  }

  private static func notACommand(_ word: String, _ app: String, _ known: [String]) -> String {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(word)' is not a command; the commands of \(app) are \(list); --help explains them"
  }

  private static func split(
    _ argument: String, _ rest: inout ArraySlice<String>, _ own: [String]
  ) throws(HostError) -> (String, String) {
    if let equals = argument.firstIndex(of: "=") {
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    guard flags.contains(argument) else { throw unknown(argument, own) }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .usage("\(argument) needs a value")
    }
    rest = rest.dropFirst()
    return (argument, value)
  }

  private mutating func set(
    _ name: String, _ value: String, _ own: [String]
  ) throws(HostError) {
    switch name {
    case "--host": (host, hostField) = (value, name)
    case "--port": port = try Self.port(value, "--port")
    case "--data":
      guard !value.isEmpty else { throw .usage("--data needs the path of a folder") }
      dataFolder = value
    case "--tls-cert": certificate = value
    case "--tls-key": key = value
    case "--trusted-proxy": proxies = try TrustedProxies(value)
    case "--served-names": names = try ServedNames(value)
    case "--inspect-protocol":
      guard !value.isEmpty else { throw .usage("--inspect-protocol needs the path of a file") }
      inspection = value
    case "--access-log":
      guard !value.isEmpty else { throw .usage("--access-log needs the path of a file, or -") }
      accessLog = value
    case "--keep-devices": keptDays = try Self.days(value)
    case "--device-bytes": deviceBytes = try Self.bytes(value, name, from: 10_000)
    case "--free-bytes": freeBytes = try Self.bytes(value, name, from: 0)
    case "--workers": (workers, countsCores) = (try Self.workers(value), value == "auto")
    case "--isolation":
      guard let isolation = Isolation(rawValue: value) else {
        throw .usage("--isolation must be shared or device, not '\(value)'")
      }
      self.isolation = isolation
    case "--simulate-latency":
      guard let milliseconds = Int(value), (0...60_000).contains(milliseconds) else {
        throw .usage("--simulate-latency must be 0 to 60000 milliseconds, not '\(value)'")
      }
      latency = milliseconds
    default: throw Self.unknown(name, own)
    }
  }

  private static func unknown(_ name: String, _ own: [String]) -> HostError {
    .usage("\(name) is not an option of this server; " + hint(name, own))
  }

  /// Throws an error for a mistyped argument of an app that declares its arguments: otherwise it
  /// would be ignored silently.
  private static func refuseUnknown(
    _ argument: String, _ app: String, _ own: [String]?
  ) throws(HostError) {
    guard let own, !own.contains(argument) else { return }
    throw .usage("\(argument) is not an option of \(app); " + hint(argument, own))
  }

  private static func hint(_ mistaken: String, _ own: [String]) -> String {
    let known = flags.sorted() + ["--help", "--previews"] + own
    return NearestWord.to(mistaken, among: known).map { "did you mean \($0)?" }
      ?? "--help lists all options"
  }

  private static func port(_ text: String, _ name: String) throws(HostError) -> Int {
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw .usage("\(name) must be a number from 0 to 65535, not '\(text)'")
    }
    return port
  }
}
