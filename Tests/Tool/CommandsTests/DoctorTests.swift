import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

@Suite struct DoctorTests {
  private func outcome(swift: String?, missing: Set<String>?) -> Outcome {
    outcome(
      swift: swift.map { .ended(0, $0) } ?? .ended(127, ""),
      packages: { packages in
        guard let missing else { return .ended(127, "") }
        let lines = packages.map {
          "\($0) \(missing.contains($0) ? "config-files" : "installed")\n"
        }
        return .ended(0, lines.joined())
      })
  }

  private func outcome(
    swift: Shell.Answer, packages: @escaping ([String]) -> Shell.Answer
  ) -> Outcome {
    DoctorCommand(machine: .init(swiftVersion: { swift }, packages: packages, tell: { _ in })).run()
  }

  private let current = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64"

  @Test func `a machine with everything installed is reported as ready`() {
    let outcome = outcome(swift: current, missing: [])
    #expect(outcome.exitCode == 0)
    #expect(outcome.text.hasPrefix("ok      swift: this is 6.3\nok      git\n"))
    #expect(outcome.text.hasSuffix("\nnothing that Strata needs is missing"))
  }

  @Test func `a package that dpkg does not know is missing`() {
    let outcome = outcome(
      swift: .ended(0, current), packages: { _ in .ended(1, "git installed\n") })
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("\nok      git\nmissing pkg-config: "))
  }

  // MARK: - Programs that wait, as for a network

  @Test func `strata doctor reports a program that did not answer within 10 seconds`() {
    let outcome = outcome(swift: .late, packages: { _ in .late })
    #expect(
      outcome
        == Outcome(
          """
          missing swift: 'swift --version' did not answer within 10 seconds: run it to see what it waits for
          missing dpkg: 'dpkg-query' did not answer within 10 seconds: run it to see what it waits for

          'Scripts/setup' in Strata's folder installs the missing packages
          """, exitCode: 1))
  }

  @Test func `doctor prints the programs that it runs and their time limit before it runs them`() {
    var shown: [String] = []
    let machine = DoctorCommand.Machine(
      swiftVersion: {
        shown.append("asked")
        return .late
      }, packages: { _ in .late }, tell: { shown.append($0) })
    _ = DoctorCommand(machine: machine).run()
    #expect(
      shown == [
        "asks 'swift --version' and 'dpkg-query', at most 10 seconds each; needs no network",
        "asked",
      ])
  }

  @Test func `a child process that does not end within the time limit is reported as late`() {
    #expect(Shell.answer(of: ["tail", "-f", "/dev/null"], within: .milliseconds(1)) == .late)
  }

  @Test
  func `running a program returns its exit code and standard output, and 127 if it does not exist`()
  {
    let limit = DispatchTimeInterval.seconds(60)
    let script = ["sh", "-c", "echo one; echo two >&2; exit 3"]
    #expect(Shell.answer(of: script, within: limit) == .ended(3, "one\n"))
    #expect(Shell.answer(of: ["strata-no-such-program"], within: limit) == .ended(127, ""))
  }

  @Test func `strata doctor prints a missing package with the reason why it is needed, and fails`()
  {
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
  func `strata doctor fails if Swift is too old, missing or of unknown version`(version: String?) {
    let outcome = outcome(swift: version, missing: [])
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.hasPrefix("missing swift: "))
  }

  @Test func `on a system other than Debian strata doctor lists the required packages`() {
    let outcome = outcome(swift: current, missing: nil)
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("missing dpkg: this is not Debian: git, pkg-config"))
  }

  @Test func `strata doctor requires the same packages as the setup script installs`() throws {
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

  @Test func `strata preview in a folder without Package.swift ends with exit code 2`() throws {
    let folder = try TemporaryFolder()
    let outcome = StrataTool(folder: folder.url).run(["preview"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasSuffix("has no Package.swift"), "\(outcome.text)")
  }
}
