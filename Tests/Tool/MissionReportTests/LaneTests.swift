import Foundation
import StrataKitTesting
import Testing

/// Tests of the make targets, the workflows and the linter's settings in the repository.
@Suite struct LaneTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs a program in the repository and returns its status and output.
  private func run(_ words: String...) throws -> (status: Int32, text: String) {
    try run(words)
  }

  private func run(_ words: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = Self.root
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(
    .mission("W-101", "W-102", "W-103", "W-104", "W-105", "W-108"),
    arguments: [
      ("test-quick", "Scripts/run-tests quick"), ("build", "swift build"),
      ("build-release", "swift build -c release --product weda"),
      ("lint", "swift format lint --strict"), ("lint-fix", "swift format --in-place"),
      ("setup", "Scripts/setup test"), ("coverage", "Scripts/coverage"), ("clean", "rm -rf .build"),
      ("mission-mutants", "Scripts/mission-mutants"),
    ])
  func `each make target runs its command and is listed by make help`(
    target: String, command: String
  ) throws {
    let plan = try run("make", "-n", target)
    #expect(plan.status == 0)
    #expect(plan.text.contains(command))
    #expect(try run("make", "help").text.contains("\n\(target) "))
  }

  @Test(arguments: [
    ("MODULES=StrataViewTree Combine", "Scripts/module-mutants --seed 2 StrataViewTree Combine\n"),
    ("PRESETS=layers", "Scripts/mutations --seed 2 layers\n"),
  ])
  func `make mutations mutates the modules in MODULES, or generated apps for PRESETS`(
    setting: String, command: String
  ) throws {
    let plan = try run("make", "-n", "mutations", setting, "ARGS=--seed 2")
    #expect(plan.status == 0 && plan.text.contains(command), "\(plan.text)")
  }

  @Test(.mission("W-101"), arguments: ["quick", "headless", "all", "browser"])
  func `only the headless test commands leave out the browser tests`(depth: String) throws {
    let answer = try tests(depth)
    #expect(answer.status == 0, "\(answer.text)")
    let runs = answer.text.split(separator: "\n").filter { $0.hasPrefix("swift test") }
    let inBrowser = runs.filter { $0.contains("--filter ^(BrowserTests)") }
    let isHeadless = depth == "quick" || depth == "headless"
    #expect(inBrowser.count == (isHeadless ? 0 : 1), "\(answer.text)")
    let others = runs.filter { $0.contains("--skip ^(") }
    #expect(others.count == (depth == "browser" ? 0 : 1), "\(answer.text)")
    #expect(others.allSatisfy { $0.contains("|BrowserTests)") })
    let beside = answer.text.split(separator: "\n").filter { $0.hasPrefix("program ") }
    #expect(beside.count == (depth == "browser" ? 0 : 1), "\(answer.text)")
    #expect(beside.allSatisfy { $0.contains("|ScaffoldTests|") && !$0.contains("SwiftUITests") })
    #expect(others.allSatisfy { $0.contains("|ScaffoldTests|") }, "these are run by the program")
    #expect((runs + beside).allSatisfy { $0.hasSuffix(" in a hurry") == (depth == "quick") })
  }

  /// Runs `Scripts/run-tests` with replacements for `swift` and the program with all tests that only
  /// print their names and arguments.
  private func tests(_ depth: String, _ environment: String...) throws -> (
    status: Int32, text: String
  ) {
    let folder = try TemporaryFolder()
    for name in ["swift", "program"] {
      let file = folder.file(name)
      try Data("#!/bin/sh\necho \"\(name) $*${STRATA_QUICK:+ in a hurry}\"\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let settings = [
      "PATH=\(folder.url.path):/usr/bin:/bin",
      "STRATA_TEST_REPORTS=\(folder.file("reports").path)",
      "STRATA_TEST_PROGRAM=\(folder.file("program").path)",
    ]
    return try run(["env"] + settings + environment + ["Scripts/run-tests", depth])
  }

  @Test(.mission("W-182"))
  func `WeDa's unit tests fail if they take more than a minute of processor time`() throws {
    let answer = try tests("headless")
    #expect(answer.text.contains("at most 70 s are allowed"), "\(answer.text)")
    let onCI = try tests("headless", "STRATA_BEGIN_UNTIL=99999999999")
    #expect(onCI.text.contains("at most 210 s are allowed"), "\(onCI.text)")
    let busy = try run("Scripts/within", "0", "awk", "BEGIN { while (i < 9000000) i++ }")
    #expect(busy.status == 1)
    #expect(busy.text.contains("within: took more than 0 s of processor time: awk"))
    #expect(try run("Scripts/within", "60", "true").status == 0)
    #expect(try run("Scripts/within", "60", "false").status == 1)
  }

  @Test
  func `after the given time no group of Chromium tests starts, and the skipped ones are printed`()
    throws
  {
    let groups = try run("Scripts/browser-groups").text.split(separator: "\n")
    let names = groups.map { String($0.prefix { $0 != " " }) }
    let late = try tests("browser", "STRATA_BEGIN_UNTIL=1")
    #expect(late.status == 0 && !late.text.contains("--filter ^BrowserTests"), "\(late.text)")
    let said = "tests: no time was left for these groups in Chromium: "
    let line = late.text.split(separator: "\n").first { $0.hasPrefix(said) } ?? ""
    #expect(
      line.dropFirst(said.count).split(separator: " ").map(String.init).sorted() == names.sorted())
    let early = try tests("browser", "STRATA_BEGIN_UNTIL=99999999999")
    let runs = early.text.split(separator: "\n").filter { $0.hasPrefix("swift test") }
    #expect(runs.filter { $0.contains("--filter ^BrowserTests\\.(") }.count == groups.count)
    #expect(!early.text.contains(said))
  }

  @Test func `a late test run skips the thorough tests and the browser client's tests`()
    throws
  {
    let now = Int(Date().timeIntervalSince1970)
    func runs(_ until: Int) throws -> (said: [Substring], thorough: Int, client: Int) {
      let lines = try tests("all", "STRATA_BEGIN_UNTIL=\(until)").text.split(separator: "\n")
      let units = lines.filter { $0.hasPrefix("swift test") && $0.contains("--skip ^(") }
      return (
        lines.filter { $0.hasPrefix("tests: no time was left for") && !$0.contains("groups") },
        units.filter { !$0.hasSuffix("in a hurry") }.count,
        lines.filter { $0.hasPrefix("swift test --skip-build --filter ^(BrowserClientTests|") }
          .count
      )
    }
    let late = try runs(now - 26 * 60)
    #expect(late.thorough == 0 && late.client == 0)
    #expect(
      late.said == [
        "tests: no time was left for the thorough tests",
        "tests: no time was left for client and kit in Chromium",
      ])
    let early = try runs(now - 60)
    #expect(early.thorough == 1 && early.client == 1 && early.said.isEmpty)
  }

  @Test func `each suite of browser tests belongs to exactly one group`() throws {
    let folder = Self.root.appendingPathComponent("Tests/Browser")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var suites: [String] = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      suites += text.matches(of: /@Suite.* (?:struct|class) (\w+)/).map { String($0.1) }
    }
    for first in ["0", "5"] {
      let lines = try run("Scripts/browser-groups", first).text.split(separator: "\n")
      let grouped = lines.flatMap { $0.split(separator: " ")[1].split(separator: "|") }
      #expect(grouped.map(String.init).sorted() == suites.sorted())
    }
    let one = try run("Scripts/browser-groups", "0").text,
      other = try run("Scripts/browser-groups", "5").text
    #expect(one != other)
  }

  @Test(arguments: ["beta", "release"])
  func `the deploy script fails on Linux and lists each missing secret and the missing Mac`(
    lane: String
  ) throws {
    let answer = try run("env", "-i", "PATH=/usr/bin:/bin", "Scripts/deploy", lane)
    #expect(answer.status == 1)
    for name in Self.signing { #expect(answer.text.contains("the secret \(name)")) }
    #expect(answer.text.contains("a Mac: this is Linux"))
  }

  private static let signing = [
    "APP_STORE_CONNECT_API_KEY_ID", "APP_STORE_CONNECT_API_ISSUER_ID",
    "APP_STORE_CONNECT_API_KEY_CONTENT", "CERTIFICATES_P12", "CERTIFICATES_PASSWORD",
    "KEYCHAIN_PASSWORD", "PROVISIONING_PROFILE",
  ]

  @Test(arguments: [
    ("Sources/A.swift", true), ("Tests/A.swift", false),
    ("Apps/A/Sources/B.swift", false), ("ROOT/Sources/A.swift", true), ("ROOT/Apps/A.swift", false),
    ("ROOT/Examples/Foreign/A/Sources/A.swift", false), ("/elsewhere/Sources/A.swift", false),
  ])
  func `a compiler warning in the folder Sources fails the run, and one elsewhere is only printed`(
    file: String, isOurs: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let path = file.replacing("ROOT", with: Self.root.resolvingSymlinksInPath().path)
    let warning = "\(path):12:3: warning: it is not used"
    let log = folder.file("log")
    try Data("[1/2] Compiling A\n\(warning)\n  note\n\(warning)\n".utf8).write(to: log)
    let answer = try run(".ci/warnings", log.path)
    #expect(answer.text == warning + "\n", "each warning is printed once")
    #expect(answer.status == (isOurs ? 1 : 0))
    try Data("Build complete!\n".utf8).write(to: log)
    let clean = try run(".ci/warnings", log.path)
    #expect(clean.text.isEmpty && clean.status == 0)
    #expect(try text(".ci/run").contains("\"$templates\" \"$warning\"; do"))
  }

  @Test func `the summary at the end of a test run repeats the lines of failures only`() throws {
    let folder = try TemporaryFolder()
    let log = folder.file("log")
    let failures = [
      "✘ Test \"a tap counts\" recorded an issue at TapTests.swift:7:5: Expectation failed: false",
      "/a/b.swift:1:2: error: cannot find 'x' in scope", "make: *** [Makefile:36: test] Error 1",
      "within: took more than 60 s of processor time: swift test",
      "    12 s  without a browser, failed",
    ]
    let passed = ["✔ Test \"an error: no\" passed after 1 seconds.", "Build complete!"]
    let lines = failures.flatMap { [$0] + passed }.joined(separator: "\n") + "\n"
    try Data(lines.utf8).write(to: log)
    let answer = try run(".ci/failures", log.path)
    #expect(answer.status == 0)
    #expect(Set(answer.text.split(separator: "\n").map(String.init)) == Set(failures))
  }

  @Test(.mission("W-114", "W-136"))
  func `CI tests pushes and pull requests to both branches and sends the coverage`() throws {
    let file = try text(".github/workflows/ci.yml")
    #expect(file.components(separatedBy: "branches: [main, develop]").count == 3)
    for part in [
      "push:", "pull_request:", "make test-headless", "make test-browser", "make check",
      "make fuzz SECONDS=30", "make coverage", "codecov/codecov-action", "swiftlint lint --strict",
      "matrix:",
      "timeout-minutes:",
    ] { #expect(file.contains(part), "\(part)") }
  }

  @Test(.mission("W-120"))
  func `the documented release tag matches the deploy workflow's pattern`() throws {
    let page = try text("docs/guides/lanes.md")
    let tag = try #require(
      page.firstMatch(of: #/git tag -a (v[0-9.]+) -m "Release version [0-9.]+"/#))
    #expect(page.contains("git push origin \(tag.output.1)"))
    let file = try text(".github/workflows/deploy.yml")
    let glob = try #require(file.firstMatch(of: #/tags: \['([^']+)'\]/#)).output.1
    // Evaluated by a shell, whose rules for such a pattern apply.
    let judged = try run("bash", "-c", "case \(tag.output.1) in \(glob)) exit 0;; esac; exit 1")
    #expect(judged.status == 0)
  }

  @Test(
    .mission("W-139"),
    arguments: [
      ("/r/Apps/WeDa/Domain/Places/Place.swift", false),
      ("/r/Sources/Kits/StrataSecrets/SealedText.swift", false),
      ("/r/Examples/ArkanaKeys/Keys.swift", true), ("/r/.build/x/ArkanaKeys.swift", true),
      ("/r/Apps/WeDa/Domain/Map/MockWeatherLayersUseCase.swift", true),
      ("/r/.build/checkouts/Nuke/Nuke.swift", true), ("/r/Tests/Browser/WeDa/MapTests.swift", true),
      ("/r/Apps/RickMorty/App/AppDelegate.swift", true),
      ("/r/Examples/StarterApp/App/SceneDelegate.swift", true),
    ])
  func `the coverage script excludes mocks, app delegates, tests and dependencies only`(
    file: String, isLeftOut: Bool
  ) throws {
    let script = try text("Scripts/coverage")
    let start = try #require(script.range(of: "excluded=("))
    let end = try #require(script.range(of: "\n)", range: start.upperBound..<script.endIndex))
    let list = script[start.upperBound..<end.lowerBound]
    let patterns = list.matches(of: #/'([^']+)'/#).map { String($0.output.1) }
    #expect(patterns.count > 8)
    let found = try run(
      "bash", "-c", "echo '\(file)' | grep -Eq '\(patterns.joined(separator: "|"))'")
    #expect((found.status == 0) == isLeftOut)
  }

  @Test(.mission("W-132"))
  func `make check enforces the format and the layers, and make lint-fix formats`()
    throws
  {
    let plan = try run("make", "-n", "check").text
    #expect(plan.contains("swift format lint --strict") && plan.contains("strata check"))
    #expect(try run("make", "-n", "lint-fix").text.contains("swift format --in-place"))
    #expect(try text("strata.json").contains("\"why\""))
  }

  @Test(.mission("W-125")) func `the documented badges name existing workflows`() throws {
    let page = try text("docs/guides/lanes.md")
    let badges = page.matches(of: #/\[!\[(\w+)\]\(([^)]+)\)\]/#)
    #expect(badges.map { String($0.output.1) } == ["CI", "Deploy", "codecov"])
    let names = badges.compactMap { $0.output.2.firstMatch(of: #/workflows/(\w+\.yml)/#)?.output.1 }
    #expect(names == ["ci.yml", "deploy.yml"])
    for name in names { #expect(try !text(".github/workflows/\(name)").isEmpty) }
  }

  @Test(.mission("W-246"))
  func `CONTRIBUTING.md lists six steps from fork to pull request in this order`() throws {
    let page = try text("CONTRIBUTING.md")
    let steps = ["Fork", "branch", "test first", "Commit", "Push", "pull request"]
    let places = steps.enumerated().compactMap { number, word in
      page.range(of: "\(number + 1). [^\n]*\(word)", options: .regularExpression)?.lowerBound
    }
    #expect(places.count == 6 && places == places.sorted())
  }

  @Test(.mission("W-117", "W-121", "W-122", "W-123", "W-124"))
  func `the deploy workflow runs for a version tag or by hand, and passes each signing secret`()
    throws
  {
    let file = try text(".github/workflows/deploy.yml")
    #expect(file.contains("tags: ['v*.*.*']") && file.contains("workflow_dispatch:"))
    for name in Self.signing + ["FASTLANE_APPLE_APPLICATION_SPECIFIC_PASSWORD"] {
      #expect(file.contains("\(name): ${{ secrets.\(name) }}"), "\(name)")
    }
    #expect(try text(".github/workflows/ci.yml").contains("secrets.CODECOV_TOKEN"))
    for part in ["make test", "make beta", "gh release create"] { #expect(file.contains(part)) }
  }

  /// Returns the names of a list in the linter's settings.
  private func list(_ name: String, in file: String) -> [String] {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "\(name):") else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix("  - ") }
      .map { $0.dropFirst(4).split(separator: " ").first.map(String.init) ?? "" }
  }

  @Test(.mission("W-126", "W-127", "W-128", "W-129"))
  func `SwiftLint has its opt-in rules and its exceptions for tests`() throws {
    let file = try text(".swiftlint.yml")
    let rules = list("opt_in_rules", in: file)
    #expect(rules.count > 40 && Set(rules).count == rules.count)
    for rule in ["attributes", "closure_spacing", "extension_access_modifier"] {
      #expect(rules.contains(rule))
    }
    #expect(
      Set(list("excluded", in: file)).isSuperset(of: ["ArkanaKeys", ".build", "DerivedData"]))
    #expect(file.contains("excluded: [i, r, g, b, a,"))
    let tests = list("disabled_rules", in: try text("Tests/.swiftlint.yml"))
    #expect(Set(tests).isSuperset(of: ["implicitly_unwrapped_optional", "force_unwrapping"]))
    let make = try text("Makefile")
    #expect(make.contains("swiftlint lint") && make.contains("swiftlint --fix --format"))
  }
}
