import Foundation
import StrataAppHost
import WeDaCommandLine
import WeDaData

/// The command `weda forecast`, which prints the app's weather without serving the app.
@MainActor enum ForecastTerminal {
  static func install() {
    HostExtensions.commands["forecast"] = HostCommand("the weather of one place, as text or JSON") {
      arguments in
      let environment = ProcessInfo.processInfo.environment
      let command = ForecastCommand(
        environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1,
        data: { WeDaDataContainer(sources: sources($0, environment)) })
      let answer = await command.run(arguments)
      let isWritten = write(answer.output, to: .standardOutput)
      _ = write(answer.errors, to: .standardError)
      if !isWritten {
        _ = write("weda: the weather could not be written to standard output\n", to: .standardError)
      }
      return isWritten ? answer.status : 1
    }
  }

  private nonisolated static func sources(
    _ provider: String?, _ environment: [String: String]
  ) -> WeatherSources {
    WeatherSources(WeatherLaunch(provider: provider, environment: environment))
  }

  /// Writes a text at once; returns `false` if the output is full or closed.
  private static func write(_ text: String, to file: FileHandle) -> Bool {
    guard !text.isEmpty else { return true }
    return (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
