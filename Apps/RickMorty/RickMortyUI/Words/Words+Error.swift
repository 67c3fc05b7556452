import Foundation

extension Words {
  /// The strings of `error` in `Localizable.xcstrings`.
  public enum Error {
    /// The title of the error message without a connection.
    public static var networkTitle: LocalizedStringResource {
      word("error.network.title", "No connection")
    }
    /// The text of the error message without a connection.
    public static var networkMessage: LocalizedStringResource {
      word(
        "error.network.message", "The service cannot be reached. Check the network, then try again."
      )
    }
    /// The title of the error message for an unreadable response.
    public static var decodingTitle: LocalizedStringResource {
      word("error.decoding.title", "Unreadable answer")
    }
    /// The text of the error message for an unreadable response.
    public static var decodingMessage: LocalizedStringResource {
      word(
        "error.decoding.message", "The service answered in a way that this app does not understand."
      )
    }
    /// The title of the error message for an error of the service.
    public static var serverTitle: LocalizedStringResource {
      word("error.server.title", "The service has a problem")
    }
    /// Returns the text of the error message for an HTTP status.
    public static func serverMessage(_ status: String) -> LocalizedStringResource {
      word(
        "error.server.message",
        "The service answered with status \(status). Try again in a while.")
    }
    /// The title of the error message for any other error.
    public static var unknownTitle: LocalizedStringResource {
      word("error.unknown.title", "Something unexpected went wrong")
    }
    /// The text of the error message for any other error.
    public static var unknownMessage: LocalizedStringResource {
      word("error.unknown.message", "Try again. If the problem persists, come back later.")
    }
  }
}
