import Foundation

extension Words {
  /// The strings of `error` in `Localizable.xcstrings`.
  public enum Error {
    public static var networkTitle: LocalizedStringResource {
      word("error.network.title", "No connection")
    }
    public static var networkMessage: LocalizedStringResource {
      word(
        "error.network.message", "The service cannot be reached. Check the network, then try again."
      )
    }
    public static var decodingTitle: LocalizedStringResource {
      word("error.decoding.title", "Unreadable answer")
    }
    public static var decodingMessage: LocalizedStringResource {
      word(
        "error.decoding.message", "The service answered in a way that this app does not understand."
      )
    }
    public static var serverTitle: LocalizedStringResource {
      word("error.server.title", "The service has a problem")
    }
    public static func serverMessage(_ status: String) -> LocalizedStringResource {
      word("error.server.message", "It answered with status \(status). Try again in a while.")
    }
    public static var unknownTitle: LocalizedStringResource {
      word("error.unknown.title", "Something unexpected went wrong")
    }
    public static var unknownMessage: LocalizedStringResource {
      word("error.unknown.message", "Try again. If it goes on, come back later.")
    }
  }
}
