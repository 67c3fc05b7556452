import Foundation
import StrataCEndBell
import StrataCHostHook
import StrataDeviceServices
import StrataPersistence
import StrataViewTree
import StrataWorkers

/// Registers this host. The constructor in CHostHook calls this before `main`, so that `App.main()`
/// finds the host.
@_cdecl("strata_install_web_host")
func installWebHost() {
  MainActor.assumeIsolated { ApplicationHost.run = serve }
}

@MainActor private func serve(_ application: Application) -> Never {
  do {
    let line = try frontLine()
    DotEnv.load()
    DataCommands.register()
    KeyCommands.register()
    try runCommand(application)
    var options = try HostOptions(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment,
      app: application.name, commands: Array(HostExtensions.commands.keys),
      own: HostExtensions.arguments)
    if options.showsHelp {
      let help = HostHelp.text(
        app: application.name, commands: HostExtensions.commands,
        settings: HostExtensions.arguments.map { _ in HostExtensions.settings })
      print(help, terminator: "")
      exit(0)
    }
    options.listener = try ServiceManager.socket()
    // Signals are heard before anything is opened, so that from here on they end the process in
    // order.
    try hearTheEnd()
    let log = try options.openAccessLog()
    if line == nil, let front = try Front.make(application, options, log: log) {
      let code = front.run()
      log?.flush()
      exit(code)
    }
    try HostExtensions.prepareAll()
    let host = try WebHost(application, options, line: line, log: log)
    try host.start()
    RunLoop.main.run()
    // Keep the host: the run loop runs as long as it has sources, which the host provides.
    withExtendedLifetime(host) { exit(0) }
  } catch {
    try? FileHandle.standardError.write(contentsOf: Data("\(application.name): \(error)\n".utf8))
    exit(error.exitCode)
  }
}

/// Returns the connection to the front (the process that accepts connections and hands them to
/// workers) if this process was started by one.
private func frontLine() throws(HostError) -> WorkerLine? {
  do {
    return try WorkerLine.inherited(ProcessInfo.processInfo.environment)
  } catch {
    throw .unable("\(error)")
  }
}

/// Keeps signals from ending the process by themselves. SIGHUP is heard as early as the others, since
/// an operator may send it at any time.
private func hearTheEnd() throws(HostError) {
  guard strata_end_bell() >= 0, strata_hangup_bell() >= 0 else {
    throw .unable("the process has its maximum number of open files: raise it with 'ulimit -n'")
  }
}

/// Runs the command that the command line names and ends the process; returns if it names none.
@MainActor private func runCommand(_ application: Application) throws(HostError) {
  let call = try CommandCall(
    CommandLine.arguments, environment: ProcessInfo.processInfo.environment,
    app: application.name, known: HostExtensions.commands.keys)
  guard let call, let command = HostExtensions.commands[call.name] else { return }
  if command.stored != nil, call.arguments.contains("--help") {
    print("\(application.name) \(call.name) \(command.summary)")
    exit(0)
  }
  let folder = DataFolder.place(call.dataFolder, app: application.name)
  DotEnv.loadOptions(of: folder)
  try command.stored?.check(folder)
  DeviceHost.dataFolder = try DataFolder.enter(call.dataFolder, app: application.name)
  try HostExtensions.prepareAll()
  Task {
    let status = await command.run(call.arguments)
    HostExtensions.end()
    await Database.closeShared()
    exit(status)
  }
  RunLoop.main.run()
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
