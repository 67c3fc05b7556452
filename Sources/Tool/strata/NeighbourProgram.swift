import Foundation
import StrataCommands

/// A command that is a program of its own, installed beside this one.
enum NeighbourProgram {
  /// Becomes it: its arguments are those behind the command's name.
  static func run(_ name: String) -> Never {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name)
    var words = ([program.path] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
    execv(program.path, &words)
    let problem = "strata: \(program.path) is not there: `swift build --product \(name)` makes it\n"
    FileHandle.standardError.write(Data(problem.utf8))
    exit(2)
  }

  /// Builds a product of Strata's and becomes it. On a terminal one sees how far the build is; a pipe
  /// gets what the program itself says.
  static func run(_ launch: Launch) -> Never {
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let words = isatty(STDOUT_FILENO) == 1 ? [] : ["--quiet"]
    swift.arguments = ["swift", "build", "--product", launch.program] + words
    swift.currentDirectoryURL = launch.folder
    guard (try? swift.run()) != nil else { exit(2) }
    swift.waitUntilExit()
    guard swift.terminationStatus == 0, chdir(launch.folder.path) == 0 else { exit(2) }
    let program = ".build/debug/\(launch.program)"
    var all = ([program] + launch.arguments).map { strdup($0) } + [nil]
    execv(program, &all)
    exit(2)
  }
}
