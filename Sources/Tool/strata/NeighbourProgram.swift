import Foundation
import StrataCommands

/// A command that is a program of its own, beside this one.
enum NeighbourProgram {
  /// Becomes it. Where it is not there yet and Strata's package is, it is built first.
  static func run(_ name: String, _ arguments: [String]) -> Never {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name)
    become(program.path, arguments)
    if let folder = try? StrataPackage.folder(), build(name, in: folder) {
      become(folder.appending(path: ".build/debug/\(name)").path, arguments)
    }
    let problem = "strata: \(program.path) is not there: `swift build --product \(name)` makes it\n"
    FileHandle.standardError.write(Data(problem.utf8))
    exit(2)
  }

  /// Becomes a program of Strata's. One that runs in Strata's folder is built anew.
  static func run(_ launch: Launch) -> Never {
    guard let folder = launch.folder else { run(launch.program, launch.arguments) }
    guard build(launch.program, in: folder), chdir(folder.path) == 0 else { exit(2) }
    become(".build/debug/\(launch.program)", launch.arguments)
    exit(2)
  }

  /// Returns only where there is no such program.
  private static func become(_ program: String, _ arguments: [String]) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
    for word in words { free(word) }
  }

  /// Builds a product of Strata's. On a terminal one sees how far the build is; a pipe gets what the
  /// program itself says.
  private static func build(_ product: String, in folder: URL) -> Bool {
    let words = isatty(STDOUT_FILENO) == 1 ? [] : ["--quiet"]
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments = ["swift", "build", "--product", product] + words
    swift.currentDirectoryURL = folder
    swift.standardOutput = FileHandle.standardError
    guard (try? swift.run()) != nil else { return false }
    swift.waitUntilExit()
    return swift.terminationStatus == 0
  }
}
