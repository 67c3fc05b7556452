import Foundation
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests of flags, environment variables and `.env` of a host.
struct OptionsTests {
  private func options(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> HostOptions {
    try HostOptions(arguments: ["weda"] + arguments, environment: environment, app: "weda")
  }

  @Test func `a host that other machines can reach warns that visitors share static variables`()
    throws
  {
    for arguments in [
      ["--host", "0.0.0.0"], ["--trusted-proxy", "127.0.0.1"],
      ["--workers", "2", "--isolation", "shared"],
    ] {
      let notice = try HostOptions(
        arguments: ["app"] + arguments, environment: [:], app: "app"
      ).sharingNotice
      #expect(notice?.contains("static variables") == true, "\(arguments)")
    }
    for arguments in [[], ["--host", "::1"], ["--host", "localhost"]] {
      let options = try HostOptions(
        arguments: ["app"] + arguments, environment: [:], app: "app")
      #expect(options.sharingNotice == nil, "\(arguments)")
    }
  }

  @Test func `a host listens on port 8080 of 127.0.0.1 by default`() throws {
    let options = try options()
    #expect(options == HostOptions.standard)
    #expect(options.host == "127.0.0.1" && options.port == 8080 && options.dataFolder == nil)
  }

  @Test func `a flag's value can follow a space or an equals sign`() throws {
    let first = try options(
      "serve", "--host", "::1", "--port", "9000", "--data", "/d", "--tls-cert", "c", "--tls-key",
      "k", "--simulate-latency", "300")
    let second = try options(
      "--host=::1", "--port=9000", "--data=/d", "--tls-cert=c", "--tls-key=k",
      "--simulate-latency=300")
    #expect(first == second)
    #expect(first.host == "::1" && first.port == 9000 && first.dataFolder == "/d")
    #expect(first.certificate == "c" && first.key == "k" && first.latency == 300)
  }

  @Test func `trusted proxies are read from a flag`() throws {
    let options = try options("--trusted-proxy", "127.0.0.1, 10.0.0.0/8")
    #expect(options.proxies == (try TrustedProxies("127.0.0.1,10.0.0.0/8")))
    #expect(HostOptions.standard?.proxies == TrustedProxies.none)
    #expect(HostHelp.text(app: "weda").contains("--trusted-proxy LIST"))
  }

  @Test func `a flag precedes the environment, and an empty variable is ignored`() throws {
    let environment = ["PORT": "1", "HOST": "h", "WEDA_DATA": "/e"]
    let from = try options(environment: environment)
    #expect(from.port == 1 && from.host == "h" && from.dataFolder == "/e")
    let flags = try options("--port", "2", "--data", "/f", environment: environment)
    #expect(flags.port == 2 && flags.dataFolder == "/f" && flags.host == "h")
    let empty = try options(environment: ["PORT": "", "HOST": "", "WEDA_DATA": ""])
    #expect(empty == HostOptions.standard)
  }

  @Test
  func `unknown arguments with a single dash are ignored by the host, as the app may read them`()
    throws
  {
    #expect(try options("-provider", "demo", "--port", "5").port == 5)
    #expect(try options("-verbose", "--port", "5").port == 5, "a flag without a value is skipped")
    #expect(try options("-x") == HostOptions.standard)
    #expect(try options("-offset", "-5") == HostOptions.standard)
  }

  static let mistaken: [([String], String)] = [
    (["-p", "1"], "-p is not an option of weda; did you mean --port?"),
    (["-providr", "demo"], "-providr is not an option of weda; did you mean -provider?"),
    (
      ["--provider", "demo"], "--provider is not an option of this server; did you mean -provider?"
    ),
    (["-nonsense", "x"], "-nonsense is not an option of weda; --help lists all options"),
    (["-x"], "-x is not an option of weda; --help lists all options"),
    (["-"], "- is not an option of weda; --help lists all options"),
    (["-provider", "demo", "-provider", "open-meteo"], "-provider is given twice"),
  ]

  @Test(arguments: mistaken)
  func `for an app that lists its arguments, others are refused with the nearest name`(
    arguments: [String], sentence: String
  ) {
    #expect(throws: HostError.usage(sentence)) {
      try HostOptions(
        arguments: ["weda"] + arguments, environment: [:], app: "weda", own: ["-provider"])
    }
    let known = try? HostOptions(
      arguments: ["weda", "-provider", "demo"], environment: [:], app: "weda", own: ["-provider"])
    #expect(known == HostOptions.standard)
  }

  @Test func `the arguments help, --help and -h show the help, which names the options`() throws {
    #expect(try options("help").showsHelp)
    #expect(try options("--help").showsHelp)
    #expect(try options("serve", "-h").showsHelp)
    let text = HostHelp.text(app: "weda")
    for word in ["--host", "--port", "--data", "--tls-cert", "--tls-key", "WEDA_DATA", "serve"] {
      #expect(text.contains(word))
    }
  }

  @Test func `help lists the settings of the app and no others`() {
    let settings = [
      HostSetting("-ui-testing", "fixed characters"),
      HostSetting("RICKMORTY_BASE_URL", "the service"),
      HostSetting("A_NAME_THAT_IS_LONGER_THAN_ITS_COLUMN", "long"),
    ]
    let text = HostHelp.text(app: "rickmorty", settings: settings)
    #expect(text.contains("  -ui-testing              fixed characters\n"))
    #expect(text.contains("  RICKMORTY_BASE_URL       the service\n"))
    let gap = String(repeating: " ", count: 27)
    #expect(text.contains("  A_NAME_THAT_IS_LONGER_THAN_ITS_COLUMN\n\(gap)long\n"))
    #expect(!text.contains("-NAME VALUE  ") && !text.contains("provider"))
    #expect(HostHelp.text(app: "diary").contains("  -NAME VALUE              an option"))
    #expect(!HostHelp.text(app: "foodshare", settings: []).contains("-NAME VALUE  "))
  }

  @Test func `a command that is longer than its column is whole, and explained on the next line`() {
    let commands = [
      "backup": HostCommand("copies the data") { _ in 0 },
      "rotate-key": HostCommand("makes a new key") { _ in 0 },
    ]
    let text = HostHelp.text(app: "foodshare", commands: commands)
    let gap = String(repeating: " ", count: 27)
    #expect(text.contains("  foodshare rotate-key --help\n\(gap)makes a new key\n"))
    #expect(text.contains("  foodshare backup --help  copies the data\n"))
  }

  static let wrong: [([String], String)] = [
    (["--port", "high"], "--port must be a number from 0 to 65535, not 'high'"),
    (["--port", "65536"], "--port must be a number from 0 to 65535, not '65536'"),
    (["--port", "-1"], "--port must be a number from 0 to 65535, not '-1'"),
    (["--port="], "--port must be a number from 0 to 65535, not ''"),
    (["--port"], "--port needs a value"),
    (["--bogus"], "--bogus is not an option of this server; --help lists all options"),
    (["--data", ""], "--data needs the path of a folder"),
    (["--data", "--port", "1"], "--data needs a value"),
    (["--prot", "1"], "--prot is not an option of this server; did you mean --port?"),
    (["--help=1"], "--help is not an option of this server; did you mean --help?"),
    (["bake"], "'bake' is not a command; the commands of weda are 'serve'; --help explains them"),
    (
      ["serve", "serve"],
      "'serve' is not a command; the commands of weda are 'serve'; --help explains them"
    ),
    (["-port", "1"], "-port has one dash, but this option has two: write --port"),
    (["-data=/d"], "-data=/d has one dash, but this option has two: write --data"),
    (["-help"], "-help has one dash, but this option has two: write --help"),
    (["--port", "0", "--port", "1"], "--port is given twice"),
    (["--port", "1", "-x", "--port=1"], "--port is given twice"),
    (["--data=/d", "--host", "h", "--data", "/e"], "--data is given twice"),
    (["--tls-cert", "c"], "--tls-cert and --tls-key must be given together"),
    (["--tls-key", "k"], "--tls-cert and --tls-key must be given together"),
    (
      ["--trusted-proxy", "10.0.0.0/8,nginx"],
      "--trusted-proxy must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not 'nginx'"
    ),
    (
      ["--simulate-latency", "x"],
      "--simulate-latency must be 0 to 60000 milliseconds, not 'x'"
    ),
  ]

  @Test(arguments: wrong)
  func `an invalid argument is reported in one sentence, with exit code 2`(
    _ arguments: [String], _ sentence: String
  ) {
    let error = #expect(throws: HostError.self) {
      try HostOptions(arguments: ["weda"] + arguments, environment: [:], app: "weda")
    }
    #expect(error?.description == sentence)
    #expect(error?.exitCode == 2)
  }

  @Test func `a mistyped command prints all commands`() {
    let error = #expect(throws: HostError.self) {
      try HostOptions(
        arguments: ["weda", "forcast", "London"], environment: [:], app: "weda",
        commands: ["forecast"])
    }
    #expect(
      error?.description
        == "'forcast' is not a command; the commands of weda are 'serve', 'forecast'; --help explains them"
    )
  }

  @Test func `an invalid port in the environment is reported with its value`() {
    #expect(throws: HostError.usage("PORT must be a number from 0 to 65535, not 'x'")) {
      try options(environment: ["PORT": "x"])
    }
  }

  @Test func `a .env file has assignments, and other lines are ignored`() {
    let text = """
      # a comment
      PORT=9000
        SPACED = a value with = signs \t
      QUOTED="with # and spaces "
      SINGLE='x'
      HALF="open
      EMPTY=
      not an assignment
      =nothing
      WITH-DASH=1
      export OTHER=1
      """
    let pairs = DotEnv.parse(text.replacing("\n", with: "\r\n"))
    #expect(
      pairs.map { "\($0.name)=\($0.value)" } == [
        "PORT=9000", "SPACED=a value with = signs", "QUOTED=with # and spaces ", "SINGLE=x",
        "HALF=\"open", "EMPTY=", "OTHER=1",
      ])
    #expect(DotEnv.parse("").isEmpty)
  }

  @Test func `a burst of messages is accepted, and later messages are limited to a rate`() {
    var rate = RateLimit(now: .zero)
    func passed(of count: Int, at now: Duration) -> Int {
      (0..<count).filter { _ in rate.allows(at: now) }.count
    }
    let atOnce = passed(of: 501, at: .zero)
    let rest = passed(of: 1000, at: .zero)
    let later = passed(of: 1000, at: .seconds(1))
    let muchLater = passed(of: 10_000, at: .seconds(3600))
    #expect(atOnce == 501 && rest == 99 && later == 200 && muchLater == 600)
  }

  @Test func `devices are kept for as many days as the operator says, at most as long as a cookie`()
    throws
  {
    #expect(RetentionRounds.usualDays == 400)
    func options(_ words: String...) throws -> HostOptions {
      try HostOptions(arguments: ["weda"] + words, environment: [:], app: "weda")
    }
    #expect(try options().keptDays == 400)
    #expect(try options("--keep-devices", "60").keptDays == 60)
    for wrong in ["1", "401", "all"] {
      let sentence = "--keep-devices must be 2 to 400 days, not '\(wrong)'"
      #expect(throws: HostError.usage(sentence)) { try options("--keep-devices", wrong) }
    }
  }

  @Test func `a device may store 100 MiB, and all leave 64 MiB free by default`() throws {
    func options(_ words: String...) throws -> HostOptions {
      try HostOptions(arguments: ["weda"] + words, environment: [:], app: "weda")
    }
    #expect(try options().deviceBytes == 104_857_600)
    #expect(try options("--device-bytes=50000").deviceBytes == 50_000)
    let sentence = "--device-bytes must be 10000 to 1000000000000, not '9999'"
    #expect(throws: HostError.usage(sentence)) { try options("--device-bytes", "9999") }
    #expect(try options().freeBytes == 67_108_864)
    #expect(try options("--free-bytes", "0").freeBytes == 0)
  }

  // MARK: The key

  @Test func `the key that signs cookies is created once, and only its owner can read the file`()
    throws
  {
    let folder = try TemporaryFolder()
    let first = try SecretKey(folder: folder.url)
    let second = try SecretKey(folder: folder.url)
    #expect(first.signature(of: "a") == second.signature(of: "a"))
    #expect(second.validity(of: first.signature(of: "a"), for: "a") == .current)
    #expect(second.validity(of: first.signature(of: "a"), for: "b") == .invalid)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.file("host.key").path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["host.key"])
  }

  @Test func `hosts that start at once on an empty folder have the same key`() async throws {
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      let url = folder.url
      let signatures = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 { group.addTask { try SecretKey(folder: url).signature(of: "a") } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      let kept = try SecretKey(folder: url).signature(of: "a")
      #expect(signatures.count == 1 && signatures.contains(kept))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["host.key"])
    }
  }

  @Test func `a damaged signing key is reported and not overwritten`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("host.key")
    try Data("half".utf8).write(to: file)
    let error = #expect(throws: HostError.self) { try SecretKey(folder: folder.url) }
    #expect(error?.exitCode == 1)
    #expect(error?.description.contains("has 4 bytes instead of 32") == true)
    #expect(try Data(contentsOf: file) == Data("half".utf8))
  }

  @Test func `a file in place of the data folder is refused`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("data"))
    let error = #expect(throws: HostError.self) {
      try DataFolder.open(folder.file("data").path, app: "weda")
    }
    #expect(error?.exitCode == 1)
    #expect(throws: HostError.self) {
      try DataFolder.open(folder.file("data").path + "/below", app: "weda")
    }
    let new = folder.url.appendingPathComponent("a/b/c", isDirectory: true)
    #expect(try DataFolder.open(new.path, app: "weda").path == new.path)
  }

  @Test func `the folders for documents and caches exist below the data folder`() async {
    // In another process, since the home folder belongs to the whole process.
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let data = try DataFolder.enter(folder.file("data").path, app: "weda")
      for kind in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
        let url = try FileManager.default.url(
          for: kind, in: .userDomainMask, appropriateFor: nil, create: false)
        #expect(url.path.hasPrefix(data.path))
        #expect(FileManager.default.fileExists(atPath: url.path))
      }
      withExtendedLifetime(folder) {}
    }
  }

  @Test func `session tokens are long, different, and valid in cookies and URLs`() {
    let tokens = (0..<1000).map { _ in SecretKey.token() }
    #expect(Set(tokens).count == 1000)
    #expect(
      tokens.allSatisfy { token in
        token.utf8.count == 22
          && token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      })
  }
}

extension HostOptions {
  /// The options of a host without arguments.
  static var standard: HostOptions? {
    try? HostOptions(arguments: ["weda"], environment: [:], app: "weda")
  }
}
