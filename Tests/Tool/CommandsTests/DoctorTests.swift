import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

@Suite struct DoctorTests {
  private func outcome(swift: String?, missing: Set<String>?) -> Outcome {
    let machine = DoctorCommand.Machine(
      swiftVersion: { swift },
      installed: { packages in missing.map { Set(packages).subtracting($0) } })
    return DoctorCommand(machine: machine).run()
  }

  private let current = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64"

  @Test func `a machine with everything installed is reported as ready`() {
    let outcome = outcome(swift: current, missing: [])
    #expect(outcome.exitCode == 0)
    #expect(outcome.text.hasPrefix("ok      swift: this is 6.3\nok      git\n"))
    #expect(outcome.text.hasSuffix("\nnothing that Strata needs is missing"))
  }

  @Test func `a missing package is reported in a line with its reason`() {
    let outcome = outcome(swift: current, missing: ["libwebp-dev"])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.text.contains("\nmissing libwebp-dev: lets apps read WebP images\n"))
  }

  @Test func `a missing package that only tests need is not a failure`() {
    let outcome = outcome(swift: current, missing: ["chromium"])
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.text.contains(
        "\nabsent  chromium: the browser in which tests check notifications, for the tests only\n"))
  }

  @Test(arguments: ["Swift version 5.10 (x)", "Swift version 6.2.3", nil, "swift"])
  func `an old or missing Swift is a failure`(version: String?) {
    let outcome = outcome(swift: version, missing: [])
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.hasPrefix("missing swift: "))
  }

  @Test func `a system other than Debian gets the list of packages`() {
    let outcome = outcome(swift: current, missing: nil)
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("missing dpkg: this is not Debian: git, pkg-config"))
  }

  @Test func `the list of packages is that of the setup script`() throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let script = try String(contentsOf: top.appending(path: "Scripts/setup"), encoding: .utf8)
    func packages(_ name: String) -> [String] {
      let start = script.firstRange(of: "\(name)=(")?.upperBound ?? script.endIndex
      return script[start...].prefix { $0 != ")" }.split(separator: "\n")
        .compactMap { $0.split(separator: "#").first?.split(separator: " ").first.map(String.init) }
    }
    let parts = DoctorCommand.parts
    #expect(parts.filter { !$0.isForTests }.map(\.package) == packages("build_packages"))
    #expect(parts.filter(\.isForTests).map(\.package) == packages("test_packages"))
  }
}

@Suite struct PreviewCommandTests {
  @Test func `strata preview starts the program previews in its own folder`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "Package.swift"))
    let outcome = StrataTool(folder: folder.url).run(["preview", "--port", "9000"])
    let launch = try #require(outcome.launch)
    #expect(launch.program == "previews")
    #expect(launch.arguments == [folder.url.standardizedFileURL.path, "--port", "9000"])
    let manifest = try #require(launch.folder).appending(path: "Package.swift")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("name: \"Strata\""))
  }

  @Test(arguments: ["0", "x", "65001", "-1"]) func `an invalid port is refused`(port: String)
    throws
  {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "Package.swift"))
    let outcome = StrataTool(folder: folder.url).run(["preview", "--port=\(port)"])
    #expect(outcome.text == "strata: '--port' must be a number from 1 to 65000, not '\(port)'")
  }

  @Test func `a folder without a package is reported`() throws {
    let folder = try TemporaryFolder()
    let outcome = StrataTool(folder: folder.url).run(["preview"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasSuffix("has no Package.swift"), "\(outcome.text)")
  }
}
