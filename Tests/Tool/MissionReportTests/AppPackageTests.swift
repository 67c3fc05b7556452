import Foundation
import StrataKitTesting
import Testing

/// Tests of what `Scripts/dist-app` packs; `Scripts/try-dist-apps` installs the packages.
@Suite struct AppPackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  private static let apps = ["foodshare", "rickmorty", "weda"]

  private func lines(_ path: String) throws -> [String] {
    try String(contentsOf: Self.root.appendingPathComponent("deploy/\(path)"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// Runs a program in the repository and returns its status and output.
  private func run(_ words: [String]) throws -> (status: Int32, text: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = Self.root
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [
    ("", "name an app: foodshare, rickmorty, weda"),
    ("strata", "there is no app 'strata': the apps are foodshare, rickmorty, weda"),
    ("weda --into", "'--into' needs a value"),
    (
      "weda --colour red",
      "there is no option '--colour': use --configuration, --build, --version or --into"
    ),
    ("weda --configuration fast", "a configuration is 'debug' or 'release'"),
    (
      "weda --version new",
      "'new' is no version: it begins with a digit, and has letters, digits, '.', '+', '-' and '~'"
    ),
  ])
  func `a wrong call of the packing script is refused with a sentence`(
    arguments: String, sentence: String
  ) throws {
    let refused = try run(["Scripts/dist-app"] + arguments.split(separator: " ").map(String.init))
    #expect(refused.status == 1)
    #expect(refused.text == "dist-app: \(sentence)\n")
  }

  @Test(arguments: [([], "Scripts/dist "), (["APP=weda"], "Scripts/dist-app weda ")])
  func `make dist packs the tool, or the server in APP`(
    settings: [String], command: String
  ) throws {
    let plan = try run(["make", "-n", "dist", "ARGS=--configuration debug"] + settings)
    #expect(plan.text.contains("Scripts/setup dist\n\(command)--configuration debug\n"))
  }

  @Test func `the units of all servers take the same rights away`() throws {
    let units = Self.apps.map { "\($0)/systemd/\($0).service" }
    let all = try (units + ["foodshare/systemd/foodshare@.service"]).map { unit in
      try lines(unit).drop { !$0.hasPrefix("# What the server does not need") }
        .prefix { $0 != "[Install]" }
    }
    #expect(all.allSatisfy { $0.count > 20 && $0 == all[0] })
  }

  @Test(arguments: apps)
  func `a server's unit starts the program of its package with the package's options`(
    app: String
  ) throws {
    let unit = try lines("\(app)/systemd/\(app).service")
    for line in [
      "ExecStart=/usr/lib/\(app)/bin/\(app) --data /var/lib/\(app) $OPTIONS", "Type=notify",
      "EnvironmentFile=-/etc/default/\(app)", "StateDirectory=\(app)", "LogsDirectory=\(app)",
      "ExecReload=/bin/kill -HUP $MAINPID", "Requires=\(app).socket", "StartLimitIntervalSec=0",
    ] { #expect(unit.contains(line), "\(line)") }
    // Until somebody removes a sign, no option is set.
    #expect(try lines("\(app)/options").allSatisfy { $0.hasPrefix("#") })
  }

  @Test func `all servers can be installed on one machine, since each has a port of its own`()
    throws
  {
    let ports = try Self.apps.flatMap { app in
      try lines("\(app)/systemd/\(app).socket").filter { $0.hasPrefix("ListenStream=") }
    }
    #expect(Set(ports).count == Self.apps.count)
    #expect(ports.allSatisfy { $0.hasPrefix("ListenStream=127.0.0.1:") })
    for (app, port) in zip(Self.apps, ports.compactMap { $0.split(separator: ":").last }) {
      let words = try lines("\(app)/control").joined(separator: "\n")
      #expect(words.contains("http://127.0.0.1:\(port)"), "\(app)")
    }
  }

  @Test(arguments: ["postinst", "prerm", "postrm"])
  func `a script of the packages is one that a shell can read`(script: String) throws {
    let read = try run(["sh", "-n", "deploy/package/\(script)"])
    #expect(read.status == 0, "\(read.text)")
  }
}
