import Foundation

// Agreement [--show N] [--changes N] [--keep FOLDER] PATH…: reads every Swift file below the paths,
// unchanged and mutated, with the checker's reader and with the toolchain's parser, and prints
// where they differ. `--keep` saves the sources that differ in a folder.

var (show, changes, paths) = (20, 8, [String]())
var keep: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--show": show = arguments.popFirst().flatMap { Int($0) } ?? show
  case "--changes": changes = arguments.popFirst().flatMap { Int($0) } ?? changes
  case "--keep": keep = arguments.popFirst()
  default: paths.append(argument)
  }
}
let report = Comparison(show: show, changes: changes, keep: keep).run(on: paths)
print(report.words)
exit(report.isAgreed ? 0 : 1)
