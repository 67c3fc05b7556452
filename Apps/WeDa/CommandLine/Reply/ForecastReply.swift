import Foundation

/// The answer to a ``ForecastRequest``.
package struct ForecastReply: Equatable, Sendable {
  /// The content of an answer.
  package enum Content: Equatable, Sendable {
    case text(String)
    case json(String)
    case png(Data)
    /// A whole document, and the style sheet that it contains.
    case page(String, style: String)
  }

  package var content: Content
  /// The HTTP status.
  package var status = 200
  /// The seconds for which the answer may be kept; 0 for errors.
  package var freshSeconds = 0
  /// The seconds after which another request may succeed; `nil` if it cannot, or that is unknown.
  package var retrySeconds: Int?
  /// The code of the language of a picture, which may not be the one that was asked for; `nil` for
  /// other answers.
  package var language: String?
}
