import Foundation
package import WeDaDomain
import WeDaPresentation

/// The reason why a client gets no weather, as one sentence in the form that it asked for.
package struct ForecastProblem: Error, Equatable {
  /// A place that an unknown address may mean.
  struct Hint {
    let name: String
    let slug: String
  }

  /// The HTTP status.
  let status: Int
  /// The name of the reason in JSON, such as `noSuchPlace`.
  let name: String
  /// The message, one sentence without a line break.
  let message: String
  var retrySeconds: Int?

  /// Creates a problem of the request or of the server.
  package init(status: Int, name: String, message: String) {
    (self.status, self.name, self.message) = (status, name, message)
  }

  /// Creates the problem of an address with an invalid value.
  package init(_ invalid: InvalidValue) {
    self.init(status: 400, name: "invalid", message: invalid.sentence)
  }

  /// Creates the problem of a place whose weather cannot be loaded.
  ///
  /// - Parameters:
  ///   - slug: The place in the address.
  ///   - locale: The language of the message.
  ///   - now: The current time, for the seconds until another request may succeed.
  ///   - hint: The place that an unknown address may mean; `nil` for none.
  init(
    _ error: WeatherError, of slug: String, in locale: Locale, now: Date, near hint: Hint? = nil
  ) {
    self.init(
      status: Self.status(of: error), name: error.name,
      message: error.isNoSuchPlace
        ? Self.unknown(PlainText.shown(slug), hint, in: locale) : error.sentence(in: locale))
    if case .quota(let until?) = error {
      retrySeconds = Int(min(max(until.timeIntervalSince(now).rounded(.up), 1), 3600))
    } else if error.isRetryable {
      retrySeconds = 60
    }
  }

  private static func unknown(_ slug: String, _ hint: Hint?, in locale: Locale) -> String {
    guard let hint else { return ForecastText.noSuchPlace(slug, in: locale) }
    return ForecastText.noAddress(
      slug, but: "\(hint.name): /city/\(hint.slug)", in: locale)
  }

  private static func status(of error: WeatherError) -> Int {
    switch error {
    case .noSuchPlace: 404
    case .invalid: 400
    // Also a quota that is used up: it is the server's, not the client's.
    default: 503
    }
  }

  /// Returns the answer to a request for a form. A picture's problem is text.
  package func reply(as format: ForecastRequest.Format) -> ForecastReply {
    ForecastReply(
      content: format == .json ? .json(json) : .text(message + "\n"), status: status,
      retrySeconds: retrySeconds)
  }

  /// Returns the answer to a request whose form is perhaps unknown: JSON if it asks for it, or else
  /// text.
  ///
  /// - Parameter name: The value of `format` in the query.
  package func reply(named name: String?) -> ForecastReply {
    reply(as: name?.lowercased() == ForecastRequest.Format.json.rawValue ? .json : .text)
  }

  private var json: String {
    let file = ForecastProblemFile(
      version: ForecastFile.currentVersion,
      error: .init(status: status, name: name, message: message))
    return (try? file.text()) ?? "{}\n"
  }
}

/// An error as JSON.
struct ForecastProblemFile: JSONFile {
  struct ErrorFile: Encodable {
    let status: Int
    let name: String
    let message: String
  }

  let version: Int
  let error: ErrorFile
}

extension WeatherError {
  var isNoSuchPlace: Bool { if case .noSuchPlace = self { true } else { false } }
}
