import Foundation
import PackagePlugin

/// A plugin that generates a module's symbol drawings from Debian's `bootstrap-icons` package at
/// build time, so that no icon is copied into this repository.
///
/// The environment variable `STRATA_ICONS` names another folder of Bootstrap Icons.
@main struct IconSheet: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let environment = ProcessInfo.processInfo.environment
    let icons = environment["STRATA_ICONS"] ?? "/usr/share/bootstrap-icons/svg"
    let output = context.pluginWorkDirectoryURL.appending(path: "SymbolSheet+Drawings.swift")
    // A missing folder must reach the tool, which reports what to install.
    let isThere = FileManager.default.fileExists(atPath: icons)
    return [
      .buildCommand(
        displayName: "Drawing symbols from \(icons)",
        executable: try context.tool(named: "StrataIconSheetTool").url,
        arguments: [icons, output.path],
        inputFiles: isThere ? [URL(filePath: icons)] : [], outputFiles: [output])
    ]
  }
}
