import Foundation
package import WeDaDomain
package import WeDaPresentation

/// Returns the shapes of a symbol as SVG in a box of 16 by 16, in which the first layer is filled with
/// `var(--s1)`, the second with `var(--s2)`, and so on; `nil` if the symbol has no drawing.
package typealias SymbolDrawing = @Sendable (_ name: String) -> String?

/// Answers requests for the weather of a place with text, JSON, a picture or a card.
///
///     let desk = ForecastDesk(
///       places: data.places, names: data.names, weather: data.weather, more: data.more)
///     await desk.answer(request).status    // 200
package struct ForecastDesk: Sendable {
  /// The seconds for which an answer may be kept, at most: those for which memory is fresh.
  static let longest = 300
  /// The seconds for which an answer may be kept that lacks days.
  static let longestCut = 60

  private let places: any PlaceRepository
  private let names: any PlaceNameRepository
  private let weather: any WeatherRepository
  private let more: any MoreWeatherRepository
  private let pictures: ForecastPictures
  private let drawing: SymbolDrawing
  private let now: @Sendable () -> Date

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - places: Finds a place by its slug.
  ///   - names: Returns the name of a place in another language than English.
  ///   - weather: Loads the weather of a place.
  ///   - more: Loads the days after the first five.
  ///   - drawing: Draws the symbols of cards, which have emoji without it.
  ///   - now: Returns the current time.
  package init(
    places: any PlaceRepository, names: any PlaceNameRepository,
    weather: any WeatherRepository, more: any MoreWeatherRepository,
    pictures: ForecastPictures = ForecastPictures(),
    drawing: @escaping SymbolDrawing = { _ in nil },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.places, self.names, self.weather, self.more) = (places, names, weather, more)
    (self.pictures, self.drawing, self.now) = (pictures, drawing, now)
  }

  /// Answers a request in the form that it asks for.
  package func answer(_ request: ForecastRequest) async -> ForecastReply {
    let forecast: LongForecast
    do throws(WeatherError) {
      forecast = try await self.forecast(for: request)
    } catch {
      return await problem(error, request).reply(as: request.format)
    }
    do throws(ForecastProblem) {
      var reply = reply(try await content(forecast, request), forecast)
      if request.format == .png {
        reply.language = await pictures.drawn(for: request.locale).wordLanguage
      }
      return reply
    } catch {
      return error.reply(as: request.format)
    }
  }

  /// Answers a request with a card for the pages of other sites.
  package func card(_ request: ForecastRequest) async -> ForecastReply {
    do throws(WeatherError) {
      let report = try await report(of: request.slug)
      let card = await card(report, request)
      return reply(.page(card.html, style: ForecastCardPage.style), LongForecast(report))
    } catch {
      return ForecastCardPage.reply(to: await problem(error, request), in: request.locale)
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

  /// Returns the forecast of all days; in one line only the current weather is written, so that the
  /// further days are not requested.
  private func forecast(
    for request: ForecastRequest
  ) async throws(WeatherError) -> LongForecast {
    let report = try await report(of: request.slug)
    guard request.format != .line else { return LongForecast(report) }
    return await .load(report, from: more)
  }

  /// Returns the name of a place in the language of a request; `nil` in English, and if it is
  /// unknown there.
  private func name(of place: Place, _ request: ForecastRequest) async -> String? {
    let language = request.locale.wordLanguage
    guard language != LanguageChoice.english.rawValue else { return nil }
    return await names.names(of: [place], in: language)[place.id]
  }

  /// Returns the place that an unknown address may mean; `nil` for none. It is found without any
  /// request, since whoever invents addresses would use up the provider's quota.
  private func hint(for request: ForecastRequest) async -> ForecastProblem.Hint? {
    guard let place = await place(meantBy: request.slug) else { return nil }
    let told = await names.packagedNames(of: [place], in: request.locale.wordLanguage)[place.id]
    let name = place.fullName(in: request.locale, named: told)
    return ForecastProblem.Hint(name: PlainText.visible(name), slug: place.slug)
  }

  /// Returns the point of an address such as `/city/40.71,-74.01`, or the packaged town of one such
  /// as `/city/London` or `/city/London-England`.
  private func place(meantBy slug: String) async -> Place? {
    // In a point the hyphen is a sign, so that only the words of a name are split.
    if let point = try? Coordinate.typed(slug) { return await places.point(at: point) }
    let words = slug.split { "-_+".contains($0) }.joined(separator: " ")
    return await PlaceSearch(places).packagedTowns(words).first
  }

  private func problem(
    _ error: WeatherError, _ request: ForecastRequest
  ) async -> ForecastProblem {
    ForecastProblem(
      error, of: request.slug, in: request.locale, now: now(),
      near: error.isNoSuchPlace ? await hint(for: request) : nil)
  }

  private func reply(
    _ content: ForecastReply.Content, _ forecast: LongForecast
  ) -> ForecastReply {
    let left = Int(WeatherReport.lifetime - forecast.report.age(at: now()))
    let longest = forecast.isCut ? Self.longestCut : Self.longest
    return ForecastReply(content: content, freshSeconds: min(max(left, 1), longest))
  }

  private static let notDrawn = ForecastProblem(
    status: 503, name: "notDrawn", message: "this server could not draw the picture")

  private static let busy: ForecastProblem = {
    var problem = ForecastProblem(
      status: 503, name: "busy", message: "this server draws other pictures, so ask again later")
    problem.retrySeconds = ForecastPictures.patience
    return problem
  }()

  /// Returns the content of an answer.
  private func content(
    _ forecast: LongForecast, _ request: ForecastRequest
  ) async throws(ForecastProblem) -> ForecastReply.Content {
    let choice = PlaceChoice(place: forecast.report.place, others: [])
    switch request.format {
    case .text:
      return .text(await page(forecast, request).lines.joined(separator: "\n") + "\n")
    case .line: return .text(await page(forecast, request).line + "\n")
    case .json:
      guard let text = try? ForecastFile(forecast, choice).text() else { throw Self.notDrawn }
      return .json(text)
    case .png:
      do throws(ForecastPictures.Failure) {
        return .png(
          try await pictures.png(
            forecast, named: name(of: choice.place, request), settings: request.settings,
            locale: request.locale, now: now()))
      } catch {
        throw error == .busy ? Self.busy : Self.notDrawn
      }
    }
  }

  private func page(_ forecast: LongForecast, _ request: ForecastRequest) async -> ForecastPage {
    let place = forecast.report.place
    var page = ForecastPage(
      text: text(forecast, request), choice: PlaceChoice(place: place, others: []),
      ink: Ink(isTerminal: false, environment: [:]), othersTitle: "", locale: request.locale)
    page.names[place.id] = await name(of: place, request)
    return page
  }

  private func card(
    _ report: WeatherReport, _ request: ForecastRequest
  ) async -> ForecastCardPage {
    ForecastCardPage(
      place: report.place, text: text(LongForecast(report), request),
      card: ForecastCard(
        report, settings: request.settings, locale: request.locale, now: now()),
      locale: request.locale, told: await name(of: report.place, request), drawing: drawing)
  }

  /// Returns the text of a forecast. Its times are the place's, since it is unknown where the
  /// client is.
  private func text(_ forecast: LongForecast, _ request: ForecastRequest) -> ForecastText {
    ForecastText(
      forecast, settings: request.settings, locale: request.locale, now: now(),
      reader: forecast.report.timeZone)
  }
}
