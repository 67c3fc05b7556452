import Foundation
import PackagePlugin

/// Seals the keys of an environment file into a module's source when it is built, so that they stand
/// in no source that anybody commits.
///
/// In the module's folder lies `.arkana.yml`, which names them; beside it `.env` has their values, or
/// where there is none, `.env.sample`.
@main struct SealedKeys: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let own = folder.appending(path: ".env")
    let isThere = FileManager.default.fileExists(atPath: own.path)
    let values = isThere ? own : folder.appending(path: ".env.sample")
    let config = folder.appending(path: ".arkana.yml")
    let output = context.pluginWorkDirectoryURL.appending(path: "ArkanaKeys.swift")
    // A file that is missing must reach the tool, which says so.
    let inputs = [config, values].filter { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "Sealing the keys of \(values.lastPathComponent)",
        executable: try context.tool(named: "strata-secrets").url,
        arguments: ["--config", config.path, "--env", values.path, "--output", output.path],
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
