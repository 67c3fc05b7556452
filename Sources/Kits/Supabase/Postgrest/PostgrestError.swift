public import Foundation
import StrataDeviceServices

/// An error of the database or PostgREST.
public struct PostgrestError: Error, Codable, Equatable, Sendable {
  /// Details of the error.
  public let detail: String?
  /// A suggestion for solving the problem.
  public let hint: String?
  /// A SQL state such as `42501`, a code of PostgREST such as `PGRST116`, or a function's code.
  public let code: String?
  /// The message of the database or PostgREST.
  public let message: String

  /// Creates an error of the database or PostgREST.
  ///
  /// - Parameters:
  ///   - detail: A description of the error; `nil` for none.
  ///   - hint: A hint how to correct the request; `nil` for none.
  ///   - code: The code of the error; `nil` for none.
  ///   - message: The description of the error.
  public init(detail: String? = nil, hint: String? = nil, code: String? = nil, message: String) {
    self.detail = detail
    self.hint = hint
    self.code = code
    self.message = message
  }

  /// Decodes the error in the body of an answer; `nil` if the body contains none.
  ///
  /// - Returns: `nil` if the body is not an error.
  package init?(_ body: Data) {
    guard let error = try? JSONDecoder().decode(Self.self, fromUntrusted: body) else { return nil }
    self = error
  }

  private enum CodingKeys: String, CodingKey {
    case detail = "details"
    case hint, code, message
  }
}

extension PostgrestError: LocalizedError {
  public var errorDescription: String? { message }
}
