import Foundation
package import WeDaDomain
package import WeDaPresentation

/// Answers requests for the weather of a place with text, JSON, a picture or a card.
///
///     let desk = ForecastDesk(places: data.places, weather: data.weather)
///     await desk.answer(request).status    // 200
package struct ForecastDesk: Sendable {
  /// The seconds for which an answer may be kept, at most: those for which memory is fresh.
  static let longest = 300

  private let places: any PlaceRepository
  private let weather: any WeatherRepository
  private let pictures: ForecastPictures
  private let now: @Sendable () -> Date

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - places: Finds a place by its slug.
  ///   - weather: Loads the weather of a place.
  ///   - now: Returns the current time.
  package init(
    places: any PlaceRepository, weather: any WeatherRepository,
    pictures: ForecastPictures = ForecastPictures(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.places, self.weather, self.pictures, self.now) = (places, weather, pictures, now)
  }

  /// Answers a request in the form that it asks for.
  package func answer(_ request: ForecastRequest) async -> ForecastReply {
    do throws(WeatherError) {
      let report = try await report(of: request.slug)
      guard let content = await content(report, request) else {
        return Self.notDrawn.reply(as: request.format)
      }
      return reply(content, report)
    } catch {
      return problem(error, request).reply(as: request.format)
    }
  }

  /// Answers a request with a card for the pages of other sites.
  package func card(_ request: ForecastRequest) async -> ForecastReply {
    do throws(WeatherError) {
      let report = try await report(of: request.slug)
      return reply(.page(card(report, request).html, style: ForecastCardPage.style), report)
    } catch {
      return ForecastCardPage.reply(to: problem(error, request), in: request.locale)
    }
  }

  /// Returns a card that only has the reason why there is no weather.
  ///
  /// - Parameter language: The first language that the client accepts; English without one.
  package static func card(_ problem: ForecastProblem, language: String?) -> ForecastReply {
    ForecastCardPage.reply(to: problem, in: Locale(identifier: language ?? "en"))
  }

  private func report(of slug: String) async throws(WeatherError) -> WeatherReport {
    try await weather.fetchWeather(for: places.place(for: slug))
  }

  private func problem(_ error: WeatherError, _ request: ForecastRequest) -> ForecastProblem {
    ForecastProblem(error, of: request.slug, in: request.locale, now: now())
  }

  private func reply(_ content: ForecastReply.Content, _ report: WeatherReport) -> ForecastReply {
    let left = Int(WeatherReport.lifetime - report.age(at: now()))
    return ForecastReply(content: content, freshSeconds: min(max(left, 1), Self.longest))
  }

  private static let notDrawn = ForecastProblem(
    status: 503, name: "notDrawn", message: "this server could not draw the picture")

  /// Returns the content of an answer; `nil` if a picture could not be drawn.
  private func content(
    _ report: WeatherReport, _ request: ForecastRequest
  ) async -> ForecastReply.Content? {
    switch request.format {
    case .text: return .text(page(report, request).lines.joined(separator: "\n") + "\n")
    case .line: return .text(page(report, request).line + "\n")
    case .json:
      return (try? ForecastFile(report, PlaceChoice(place: report.place, others: [])).text())
        .map { .json($0) }
    case .png:
      return await pictures.png(
        report, settings: request.settings, locale: request.locale, now: now()
      ).map { .png($0) }
    }
  }

  private func page(_ report: WeatherReport, _ request: ForecastRequest) -> ForecastPage {
    ForecastPage(
      text: text(report, request), choice: PlaceChoice(place: report.place, others: []),
      ink: Ink(isTerminal: false, environment: [:]), othersTitle: "", locale: request.locale)
  }

  private func card(_ report: WeatherReport, _ request: ForecastRequest) -> ForecastCardPage {
    ForecastCardPage(
      place: report.place, text: text(report, request),
      card: ForecastCard(
        report, settings: request.settings, locale: request.locale, now: now()),
      locale: request.locale)
  }

  /// Returns the text of a report. Its times are the place's: where the client is remains unknown.
  private func text(_ report: WeatherReport, _ request: ForecastRequest) -> ForecastText {
    ForecastText(
      report, settings: request.settings, locale: request.locale, now: now(),
      reader: report.timeZone)
  }
}
