import Foundation
package import WeDaDomain

/// The pictures of the latest forecasts, which are drawn once for all who ask.
///
/// Drawing takes much longer than anything else that a visitor can ask for. So pictures are painted on
/// another thread, one after the other, and with pauses if there are many: others notice nothing.
@MainActor package final class ForecastPictures {
  private struct Key: Hashable {
    let place: PlaceID
    let fetchedAt: Date
    let days: Int
    let name: String?
    let format: WeatherFormat
  }

  /// The reason for which there is no picture.
  package enum Failure: Error {
    /// Too many others wait to be drawn.
    case busy
    case notDrawn
  }

  /// The maximum number of pictures that are kept.
  static let capacity = 32
  /// The maximum number of pictures that wait to be drawn.
  static let mostWaiting = 8
  /// The number of pictures that are drawn without a pause, and the time after which there may be
  /// another one. The main actor, which lays them out, is blocked for less than a hundredth of it.
  static let atOnce = 3, pause = Duration.seconds(4)
  /// The seconds after which a client that was refused may ask again.
  package nonisolated static let patience = 30

  private var pictures: [Key: Data] = [:]
  private var order: [Key] = []

  /// Pictures that are being drawn, or wait for it.
  private var drawing: [Key: Task<Data?, Never>] = [:]
  private var last: Task<Data?, Never>?
  /// The time at which the next picture would be due if they were all drawn with pauses.
  private var due = Duration.zero

  /// A picture that is laid out. The closure paints it and returns its file, on any thread.
  typealias Draft = @Sendable () -> Data?
  typealias Draw = @MainActor (LongForecast, _ name: String?, WeatherFormat, Date) -> Draft?

  private let draw: Draw
  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async -> Void
  private let hasLetters: @MainActor (Locale) -> Bool
  /// The results of ``fontsHaveLetters(of:)``, by the code of the language.
  private var drawnLanguages: [String: Bool] = [:]

  /// Creates a store without pictures.
  package nonisolated convenience init() {
    self.init(hasLetters: { ForecastPicture.hasLetters(of: $0) }) {
      ForecastPicture(forecast: $0, name: $1, format: $2, now: $3).draft
    }
  }

  /// Creates a store without pictures.
  ///
  /// - Parameters:
  ///   - hasLetters: Returns whether the fonts have the letters of a language.
  ///   - elapsed: Returns the time.
  ///   - sleep: Waits for a time.
  ///   - draw: Lays out the picture of a report.
  nonisolated init(
    hasLetters: @escaping @MainActor (Locale) -> Bool = { _ in true },
    elapsed: @escaping @Sendable () -> Duration = ForecastPictures.systemTime(),
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
    _ draw: @escaping Draw
  ) {
    (self.hasLetters, self.elapsed, self.sleep) = (hasLetters, elapsed, sleep)
    self.draw = draw
  }

  /// Returns a function for the time that has passed.
  private nonisolated static func systemTime() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { .now - start }
  }

  /// The number of pictures that are kept.
  var count: Int { pictures.count }

  /// Returns the picture of a forecast.
  ///
  /// - Parameters:
  ///   - name: The name of the place in the language; `nil` for the English one.
  ///   - settings: The units and the format of the time.
  ///   - locale: The language, unless pictures have another one (``drawn(for:)``).
  ///   - now: The current time, from which on hours are drawn.
  /// - Returns: A file in the format PNG.
  package func png(
    _ forecast: LongForecast, named name: String? = nil, settings: WeatherSettings,
    locale: Locale, now: Date
  ) async throws(Failure) -> Data {
    let report = forecast.report
    let spoken = drawn(for: locale)
    let format = WeatherFormat(settings, locale: spoken)
    let shown = spoken == locale ? name : nil
    let key = Key(
      place: report.id, fetchedAt: report.fetchedAt, days: forecast.days.count, name: shown,
      format: format)
    if let known = pictures[key] { return known }
    guard drawing[key] != nil || drawing.count < Self.mostWaiting else { throw .busy }
    let task = drawing[key] ?? begin(key) { [draw] in draw(forecast, shown, format, now) }
    guard let file = await task.value else { throw .notDrawn }
    return file
  }

  /// Draws a picture once those before it are drawn.
  private func begin(_ key: Key, _ layOut: @escaping @MainActor () -> Draft?) -> Task<Data?, Never>
  {
    let before = last
    let task = Task { () -> Data? in
      _ = await before?.value
      await waitForTurn()
      let draft = layOut()
      let file = if let draft { await Self.paint(draft) } else { nil as Data? }
      drawing[key] = nil
      if let file { keep(file, key) }
      return file
    }
    (drawing[key], last) = (task, task)
    return task
  }

  private func waitForTurn() async {
    let now = elapsed()
    due = max(due, now)
    let wait = due - now - Self.pause * (Self.atOnce - 1)
    due += Self.pause
    if wait > .zero { await sleep(wait) }
  }

  @concurrent private nonisolated static func paint(_ draft: Draft) async -> Data? { draft() }

  private func keep(_ file: Data, _ key: Key) {
    pictures[key] = file
    order.append(key)
    if order.count > Self.capacity { pictures[order.removeFirst()] = nil }
  }

  /// Returns the locale of the pictures for a locale: with English instead of Arabic, since the
  /// letters of a picture are not joined, and instead of a language whose letters no font of this
  /// machine has.
  package func drawn(for locale: Locale) -> Locale {
    guard locale.wordLanguage != LanguageChoice.english.rawValue else { return locale }
    let isDrawn = !locale.isRightToLeft && fontsHaveLetters(of: locale)
    return isDrawn ? locale : LanguageChoice.english.locale(on: locale)
  }

  private func fontsHaveLetters(of locale: Locale) -> Bool {
    if let known = drawnLanguages[locale.wordLanguage] { return known }
    let found = hasLetters(locale)
    drawnLanguages[locale.wordLanguage] = found
    return found
  }
}
