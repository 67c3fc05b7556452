import Foundation
import ImportGraph
import LayerRules

// `strata check` judges the package in the current folder by its strata.json.
// Exit codes: 0 kept, 1 broken, 2 badly configured or asked.

let arguments = Array(CommandLine.arguments.dropFirst())
let outcome = arguments == ["check"] ? StrataCheck.run(in: ".") : StrataCheck.usage
FileHandle(fileDescriptor: outcome.exitCode == 0 ? 1 : 2).write(Data((outcome.text + "\n").utf8))
exit(outcome.exitCode)
