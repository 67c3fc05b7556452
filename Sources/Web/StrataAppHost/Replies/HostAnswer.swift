/// The answer of an app's reply: text, JSON, a picture or a page without script.
///
///     HostAnswer.text("London: 11°, rain\n", freshSeconds: 300)
public struct HostAnswer: Equatable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The value of `Content-Type`.
  public let contentType: String
  /// The content.
  public let bytes: [UInt8]
  /// The seconds for which anybody may keep the answer; 0 if nobody may.
  public var freshSeconds: Int
  /// The seconds after which a client may ask again; `nil` if the answer does not say so.
  public var retrySeconds: Int?
  /// The code of the language of the content, such as `en`; `nil` if the answer does not name it.
  public var language: String?
  /// The style sheet that a page contains; the page may use no other.
  var style = ""
  /// The origins whose pages may frame this one.
  var framers: [String] = []

  private init(
    _ bytes: [UInt8], _ contentType: String, status: Int, freshSeconds: Int = 0
  ) {
    self.bytes = bytes
    self.contentType = contentType
    self.status = status
    self.freshSeconds = freshSeconds
  }

  /// Returns an answer of plain text.
  public static func text(_ text: String, status: Int = 200, freshSeconds: Int = 0) -> HostAnswer {
    HostAnswer(
      Array(text.utf8), "text/plain; charset=utf-8", status: status, freshSeconds: freshSeconds)
  }

  /// Returns an answer of JSON.
  public static func json(_ text: String, status: Int = 200, freshSeconds: Int = 0) -> HostAnswer {
    HostAnswer(
      Array(text.utf8), "application/json; charset=utf-8", status: status,
      freshSeconds: freshSeconds)
  }

  /// Returns an answer of a picture.
  ///
  /// - Parameter png: The bytes of a file in the format PNG.
  public static func picture(png: [UInt8], freshSeconds: Int = 0) -> HostAnswer {
    HostAnswer(png, "image/png", status: 200, freshSeconds: freshSeconds)
  }

  /// Returns an answer of a page, which can run no script and load nothing.
  ///
  /// - Parameters:
  ///   - html: The whole document. It contains the style sheet in a `style` element.
  ///   - style: The content of that element.
  ///   - framers: The origins whose pages may frame this one, such as `https://example.org`.
  public static func page(
    _ html: String, style: String, framedBy framers: [String], status: Int = 200,
    freshSeconds: Int = 0
  ) -> HostAnswer {
    var answer = HostAnswer(
      Array(html.utf8), "text/html; charset=utf-8", status: status, freshSeconds: freshSeconds)
    answer.style = style
    answer.framers = framers
    return answer
  }
}
