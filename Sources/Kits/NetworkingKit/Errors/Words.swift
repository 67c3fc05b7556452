import Foundation

/// The kit's localized sentences, by their keys in the String Catalog.
enum Words {
  static var noInternetConnection: String {
    String(
      localized: "networking.noInternetConnection.error",
      defaultValue: "There is no connection to the internet.", bundle: .module)
  }

  static var timeout: String {
    String(
      localized: "networking.timeout.error",
      defaultValue: "The service took too long to answer.", bundle: .module)
  }

  static var connectionLost: String {
    String(
      localized: "networking.connectionLost.error",
      defaultValue: "The connection was cut before the answer was complete.", bundle: .module)
  }

  static var insecureConnection: String {
    String(
      localized: "networking.insecureConnection.error",
      defaultValue: "The service could not prove its identity.", bundle: .module)
  }

  static var invalidCity: String {
    String(
      localized: "networking.invalidCity.error",
      defaultValue: "There is no place of this name.", bundle: .module)
  }

  static var unauthorized: String {
    String(
      localized: "networking.unauthorized.error",
      defaultValue: "The service does not accept this key.", bundle: .module)
  }

  static var quotaExceeded: String {
    String(
      localized: "networking.quotaExceeded.error",
      defaultValue: "Too many requests were made with this key. Try again later.", bundle: .module)
  }

  static var cancelled: String {
    String(
      localized: "networking.cancelled.error",
      defaultValue: "The request was cancelled.", bundle: .module)
  }

  static var unknownError: String {
    String(
      localized: "networking.unknownError.error",
      defaultValue: "Something unexpected went wrong.", bundle: .module)
  }

  static func rejected(_ status: Int) -> String {
    String(
      localized: "networking.rejected.error",
      defaultValue: "The service refused the request (status \(String(status))).", bundle: .module)
  }

  static func serverError(_ status: Int) -> String {
    String(
      localized: "networking.serverError.error",
      defaultValue: "The service has a problem (status \(String(status))).", bundle: .module)
  }

  static func unreadable(_ reason: String) -> String {
    String(
      localized: "networking.unreadable.error",
      defaultValue: "The answer cannot be read: \(reason)", bundle: .module)
  }

  static func unreadable(field: String, _ reason: String) -> String {
    String(
      localized: "networking.unreadableField.error",
      defaultValue: "The answer cannot be read: “\(field)”: \(reason)", bundle: .module)
  }

  static func invalidRequest(_ reason: String) -> String {
    String(
      localized: "networking.invalidRequest.error",
      defaultValue: "The request cannot be sent: \(reason)", bundle: .module)
  }
}
