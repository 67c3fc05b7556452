import AppHost
import Foundation
import WeDaCommandLine
import WeDaData

/// `weda forecast`: the app's weather without the app.
@MainActor enum ForecastTerminal {
  static func install() {
    HostExtensions.commands["forecast"] = HostCommand("the weather of one place, as text or JSON") {
      arguments in
      let environment = ProcessInfo.processInfo.environment
      let command = ForecastCommand(
        environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1,
        data: { WeDaDataContainer(sources: sources($0, environment)) })
      let answer = await command.run(arguments)
      write(answer.output, to: .standardOutput)
      write(answer.errors, to: .standardError)
      return answer.status
    }
  }

  private nonisolated static func sources(
    _ provider: String?, _ environment: [String: String]
  ) -> WeatherSources {
    WeatherSources(WeatherLaunch(provider: provider, environment: environment))
  }

  /// At once and as a whole. Whoever closed the other end wants no more.
  private static func write(_ text: String, to file: FileHandle) {
    guard !text.isEmpty else { return }
    try? file.write(contentsOf: Data(text.utf8))
  }
}
