import Foundation

// A benchmark starts this program again as the server to measure: see ServedApp.
if let app = ServedApp(CommandLine.arguments) { app.serve() }

// A synchronous main with a run loop, as in a served app.
Task { @MainActor in
  do {
    let isComplete = await Suite.run(
      try Suite.chosen(CommandLine.arguments),
      markdown: CommandLine.arguments.contains(Suite.markdown))
    exit(isComplete ? 0 : 1)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
  }
}
RunLoop.main.run()
