import Foundation

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
}
