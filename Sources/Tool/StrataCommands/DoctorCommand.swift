import Foundation

/// The command `strata doctor`: reports what is missing on this machine, one line each.
struct DoctorCommand {
  /// The questions to the machine that `strata doctor` asks.
  struct Machine {
    /// Returns the output of `swift --version`.
    var swiftVersion: () -> Shell.Answer
    /// Returns the output of `dpkg-query` about packages: a line with name and state of each one
    /// that it knows.
    var packages: ([String]) -> Shell.Answer
    /// Shows a sentence to the person who waits.
    var tell: (String) -> Void
  }

  /// The seconds that each of the two programs may take. `swift` may be a script that first asks a
  /// server for toolchains, and without a network such a request never ends.
  static let limit = 10

  struct Part {
    var package: String
    var reason: String
    /// A Boolean value that indicates whether the package is only needed for tests, and not to
    /// build and run apps.
    var isForTests = false
  }

  static let oldestSwift = (major: 6, minor: 3)

  /// The packages that `Scripts/setup` installs.
  static let parts = [
    Part(package: "git", reason: "Swift's package manager runs git"),
    Part(package: "pkg-config", reason: "finds the libraries that a build needs"),
    Part(package: "libwebsockets-dev", reason: "the library of the HTTP and WebSocket server"),
    Part(
      package: "libwebsockets-evlib-ev", reason: "lets the HTTP and WebSocket server run on libev"),
    Part(package: "libev-dev", reason: "lets the server wait for many sockets at once"),
    Part(package: "libsqlite3-dev", reason: "the embedded database, SQLite"),
    Part(
      package: "libssl-dev",
      reason: "the library that signs the cookies of devices and encrypts HTTPS"),
    Part(package: "zlib1g-dev", reason: "compresses pages"),
    Part(package: "libpng-dev", reason: "lets apps read and write PNG images"),
    Part(package: "libturbojpeg0-dev", reason: "lets apps read and write JPEG images"),
    Part(package: "libwebp-dev", reason: "lets apps read WebP images"),
    Part(
      package: "libpq-dev", reason: "connects Strata's Supabase simulator to PostgreSQL"),
    Part(package: "bootstrap-icons", reason: "has the icons that apps show for SF Symbols"),
    Part(
      package: "chromium-headless-shell", reason: "the browser in which tests use apps",
      isForTests: true),
    Part(
      package: "chromium", reason: "the browser in which tests check notifications",
      isForTests: true),
    Part(package: "chromium-driver", reason: "controls Chromium", isForTests: true),
    Part(
      package: "postgresql-15-postgis-3", reason: "runs FoodShare's migrations",
      isForTests: true),
    Part(
      package: "postgresql-15-pgtap", reason: "runs the SQL tests of FoodShare's access policies",
      isForTests: true),
    Part(
      package: "fonts-inter", reason: "the font in which Chromium shows text in tests",
      isForTests: true),
    Part(
      package: "fonts-dejavu-core", reason: "the font for characters that the font Inter lacks",
      isForTests: true),
    Part(
      package: "fonts-noto-color-emoji", reason: "the font for the emoji in screenshots",
      isForTests: true),
    Part(
      package: "esbuild", reason: "bundles the JavaScript that runs in the browser",
      isForTests: true),
    Part(
      package: "libdeflate-tools", reason: "compresses the JavaScript that runs in the browser",
      isForTests: true),
    Part(
      package: "node-typescript",
      reason: "checks the types that comments give in the JavaScript for the browser",
      isForTests: true),
    Part(package: "libhunspell-1.7-0", reason: "checks spelling", isForTests: true),
    Part(package: "libzbar0", reason: "finds QR codes in pictures", isForTests: true),
  ]

  var machine = Machine.this

  func run() -> Outcome {
    machine.tell(
      "asks 'swift --version' and 'dpkg-query', at most \(Self.limit) seconds each; needs no network"
    )
    let swift = swiftLine()
    let parts = partLines()
    let isMissing = ([swift] + parts).contains { $0.isNeeded && !$0.isThere }
    let end =
      isMissing
      ? "'Scripts/setup' in Strata's folder installs the missing packages"
      : "nothing that Strata needs is missing"
    let lines = ([swift] + parts).map(\.text)
    return Outcome((lines + ["", end]).joined(separator: "\n"), exitCode: isMissing ? 1 : 0)
  }

  private struct Line {
    var name: String
    var isThere: Bool
    var isNeeded = true
    var note: String

    var text: String {
      let word = isThere ? "ok      " : isNeeded ? "missing " : "absent  "
      return isThere && note.isEmpty ? word + name : "\(word)\(name): \(note)"
    }
  }

  private func swiftLine() -> Line {
    let wanted = "\(Self.oldestSwift.major).\(Self.oldestSwift.minor)"
    let remedy = "Swift \(wanted) or newer, from https://www.swift.org/install"
    let answer = machine.swiftVersion()
    if answer == .late {
      return Line(name: "swift", isThere: false, note: Self.silence("swift --version"))
    }
    guard case .ended(0, let text) = answer,
      let version = text.firstMatch(of: /Swift version (\d+)\.(\d+)/),
      let major = Int(version.1), let minor = Int(version.2)
    else { return Line(name: "swift", isThere: false, note: remedy) }
    let isEnough = (major, minor) >= (Self.oldestSwift.major, Self.oldestSwift.minor)
    let found = "this is \(major).\(minor)"
    return Line(
      name: "swift", isThere: isEnough, note: isEnough ? found : "\(found); needed is \(remedy)")
  }

  private static func silence(_ program: String) -> String {
    "'\(program)' did not answer within \(limit) seconds: run it to see what it waits for"
  }

  private func partLines() -> [Line] {
    let packages = Self.parts.map(\.package)
    let installed: Set<String>
    switch machine.packages(packages) {
    case .late: return [Line(name: "dpkg", isThere: false, note: Self.silence("dpkg-query"))]
    // With 1, it does not know some of the packages.
    case .ended(0, let text), .ended(1, let text): installed = Self.installed(text)
    case .ended, .unknown:
      let note = "this is not Debian: \(packages.joined(separator: ", ")) are needed"
      return [Line(name: "dpkg", isThere: false, note: note)]
    }
    return Self.parts.map { part in
      Line(
        name: part.package, isThere: installed.contains(part.package), isNeeded: !part.isForTests,
        note: installed.contains(part.package)
          ? "" : part.reason + (part.isForTests ? ", for the tests only" : ""))
    }
  }

  /// Returns the packages that are installed, from lines such as `git installed`. A removed package
  /// whose settings remain has another state.
  private static func installed(_ text: String) -> Set<String> {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    return Set(lines.filter { $0.count == 2 && $0[1] == "installed" }.map { String($0[0]) })
  }
}

extension DoctorCommand.Machine {
  /// The machine that the tool runs on.
  static var this: Self {
    let limit = DispatchTimeInterval.seconds(DoctorCommand.limit)
    return Self(
      swiftVersion: { Shell.answer(of: ["swift", "--version"], within: limit) },
      packages: { packages in
        let format = "--showformat=${Package} ${db:Status-Status}\\n"
        return Shell.answer(of: ["dpkg-query", "--show", format] + packages, within: limit)
      },
      tell: { text in
        try? FileHandle.standardError.write(contentsOf: Data("strata doctor: \(text)\n".utf8))
      })
  }
}
