import Foundation
import PackagePlugin

/// The command `swift package strata-check`: runs `strata check` on the package, with all following
/// arguments.
///
/// It needs no permission; `--baseline`, which writes a file, needs `swift package
/// --allow-writing-to-package-directory strata-check …`.
@main struct StrataCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "strata").url
    tool.arguments = ["check"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The report is already printed; the plugin passes the exit status on.
    guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
  }
}
