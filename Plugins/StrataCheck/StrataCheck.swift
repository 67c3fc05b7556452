import Foundation
import PackagePlugin

/// `swift package strata-check`: runs `strata check` on the package, with whatever stands behind it.
///
/// It needs no permission: what `--baseline` writes is written where a sandbox lets it, with
/// `swift package --allow-writing-to-package-directory strata-check …`.
@main struct StrataCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "strata").url
    tool.arguments = ["check"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // What was found is printed already; the plugin's status says that something was.
    guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
  }
}
