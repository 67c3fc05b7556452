import Foundation

// A process that measures starts itself again as the server that it measures: see ServedApp.
if let app = ServedApp(CommandLine.arguments) { app.serve() }

// A synchronous main with a run loop, as a served app has it.
Task { @MainActor in
  let isComplete = await Suite.run(
    Suite.chosen(CommandLine.arguments), markdown: CommandLine.arguments.contains("--markdown"))
  exit(isComplete ? 0 : 1)
}
RunLoop.main.run()
