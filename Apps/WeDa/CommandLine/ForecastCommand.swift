import Foundation
package import WeDaData
import WeDaDomain
import WeDaPresentation

/// `weda forecast <place>`: the weather of one place, as text or JSON.
///
///     let command = ForecastCommand(environment: environment, isTerminal: true, data: data)
///     let answer = await command.run(["London", "--lang", "es"])
///     answer.status    // 0
package struct ForecastCommand: Sendable {
  /// The output of a call, and the exit code of the process.
  package struct Answer: Equatable, Sendable {
    package var output = ""
    package var errors = ""
    package var status: Int32 = 0
  }

  private let environment: [String: String]
  private let isTerminal: Bool
  private let data: @Sendable (_ provider: String?) -> WeDaDataContainer
  private let now: @Sendable () -> Date

  /// Creates the command `weda forecast <place>`.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether standard output is a terminal.
  ///   - data: Returns the repositories for the provider that the call names.
  package init(
    environment: [String: String], isTerminal: Bool,
    data: @escaping @Sendable (_ provider: String?) -> WeDaDataContainer,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.data = data
    self.now = now
  }

  /// Runs `weda forecast` with its arguments.
  ///
  /// - Parameter arguments: The arguments after `forecast`.
  package func run(_ arguments: [String]) async -> Answer {
    do throws(UsageError) {
      let call = try ForecastCall(arguments, environment: environment)
      return call.showsHelp ? Answer(output: ForecastHelp.text) : await answer(to: call)
    } catch {
      return Answer(errors: "weda: \(error.message)\n", status: 2)
    }
  }

  private func answer(to call: ForecastCall) async -> Answer {
    let data = data(call.provider)
    do throws(WeatherError) {
      let known = KnownPlaces(
        favorites: data.favorites, history: data.history, weather: data.weather)
      let choice = try await PlaceFinder(places: data.places, known: known).find(call.place)
      let load = DefaultLoadWeatherUseCase(weather: data.weather, settings: data.settings)
      let report = try await load.execute(choice.place)
      // JSON has the English names only.
      let names =
        call.isJSON
        ? [:]
        : await DefaultTellPlaceNamesUseCase(names: data.names, settings: data.settings)
          .execute([choice.place] + choice.others, in: call.locale.wordLanguage)
      let forecast = await LongForecast.load(report, from: data.more)
      return Answer(
        output: try print(forecast, choice, names, call),
        errors: choice.isCorrected ? Self.correction(call) : "")
    } catch {
      let isDemo = await data.provider.status().provider.isDemo
      return Answer(errors: "weda: \(Self.sentence(error, call, isDemo: isDemo))\n", status: 1)
    }
  }

  /// Returns the note that no place is called as typed, so that the forecast is that of another.
  private static func correction(_ call: ForecastCall) -> String {
    "weda: \(ForecastText.noPlace(called: call.place, in: call.locale))\n"
  }

  /// Returns the message of an error. For an unknown place it differs from the app's message, which
  /// mentions the search field.
  private static func sentence(
    _ error: WeatherError, _ call: ForecastCall, isDemo: Bool
  ) -> String {
    guard case .noSuchPlace = error else { return error.sentence(in: call.locale) }
    return ForecastText.noSuchPlace(call.place, in: call.locale, isDemo: isDemo)
  }

  private func print(
    _ forecast: LongForecast, _ choice: PlaceChoice, _ names: [PlaceID: String],
    _ call: ForecastCall
  ) throws(WeatherError) -> String {
    if call.isJSON {
      guard let text = try? ForecastFile(forecast, choice).text() else {
        throw .unknown(
          reason: "the report contains a number that JSON cannot express, such as infinity")
      }
      return text
    }
    let text = ForecastText(
      forecast, settings: WeatherSettings(units: call.units), locale: call.locale, now: now())
    let page = ForecastPage(
      text: text, choice: choice, ink: Ink(isTerminal: isTerminal, environment: environment),
      othersTitle: ForecastText.othersTitle(in: call.locale), locale: call.locale, names: names)
    return page.lines.joined(separator: "\n") + "\n"
  }
}
