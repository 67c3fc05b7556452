import Foundation
import PackagePlugin

/// A plugin that encrypts the keys of an environment file into a module's source at build time, so
/// that they are in no committed source.
///
/// The module's folder holds `.arkana.yml`, which names them; the values are in `.env` next to it,
/// or otherwise in `.env.sample`.
@main struct SealedKeys: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let own = folder.appending(path: ".env")
    let isThere = FileManager.default.fileExists(atPath: own.path)
    let values = isThere ? own : folder.appending(path: ".env.sample")
    let config = folder.appending(path: ".arkana.yml")
    let output = context.pluginWorkDirectoryURL.appending(path: "ArkanaKeys.swift")
    // A missing file must reach the tool, which reports it.
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
