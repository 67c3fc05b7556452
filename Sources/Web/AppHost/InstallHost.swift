import CHostHook
import Foundation
import ViewTree

/// Called before `main` by the constructor in CHostHook: from then on `App.main()` finds this host.
@_cdecl("strata_install_web_host")
func installWebHost() {
  MainActor.assumeIsolated { ApplicationHost.run = serve }
}

@MainActor private func serve(_ application: Application) -> Never {
  do {
    DotEnv.load()
    let options = try HostOptions(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment,
      app: application.name)
    if options.showsHelp {
      print(HostHelp.text(app: application.name), terminator: "")
      exit(0)
    }
    try HostExtensions.prepareAll()
    let host = try WebHost(application, options)
    try host.start()
    RunLoop.main.run()
    // The run loop has sources for as long as the host listens.
    withExtendedLifetime(host) { exit(0) }
  } catch {
    FileHandle.standardError.write(Data("\(application.name): \(error)\n".utf8))
    exit(error.exitCode)
  }
}

extension HostExtensions {
  static func prepareAll() throws(HostError) {
    for step in prepare {
      do {
        try step()
      } catch let error as HostUsageError {
        throw .usage(error.message)
      } catch {
        throw .unable("\(error)")
      }
    }
  }
}
