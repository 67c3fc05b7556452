import Foundation
import StrataCommands

/// A command of `strata` that is a separate program in the same folder.
enum NeighbourProgram {
  /// Replaces this process by the program. If the program is missing and Strata's package exists,
  /// it is built first.
  static func run(_ name: String, _ arguments: [String]) -> Never {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name)
    become(program.path, arguments)
    if let folder = try? StrataPackage.folder(), build(name, in: folder) {
      become(folder.appending(path: ".build/debug/\(name)").path, arguments)
    }
    let problem = "strata: \(program.path) is missing: run `swift build --product \(name)`\n"
    FileHandle.standardError.write(Data(problem.utf8))
    exit(2)
  }

  /// Replaces this process by a program of Strata. A program that runs in Strata's folder is
  /// rebuilt first.
  static func run(_ launch: Launch) -> Never {
    if launch.program.hasPrefix("/") {
      become(launch.program, launch.arguments)
      let problem = "strata: '\(launch.program)' was built and cannot be started\n"
      FileHandle.standardError.write(Data(problem.utf8))
      exit(2)
    }
    guard let folder = launch.folder else { run(launch.program, launch.arguments) }
    guard build(launch.program, in: folder), chdir(folder.path) == 0 else { exit(2) }
    become(".build/debug/\(launch.program)", launch.arguments)
    exit(2)
  }

  /// Replaces this process by a program; returns only if that program does not exist.
  private static func become(_ program: String, _ arguments: [String]) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
    for word in words { free(word) }
  }

  /// Builds a product of Strata. A terminal shows the build's progress; a pipe gets only the
  /// program's output.
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
