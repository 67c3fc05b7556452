import Foundation

// A benchmark starts this program again as the server to measure: see ServedApp.
if let app = ServedApp(CommandLine.arguments) { app.serve() }

// A synchronous main with a run loop, as in a served app.
Task { @MainActor in
  let isComplete = await Suite.run(
    Suite.chosen(CommandLine.arguments), markdown: CommandLine.arguments.contains("--markdown"))
  exit(isComplete ? 0 : 1)
}
RunLoop.main.run()
