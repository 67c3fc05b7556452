public import Foundation

/// The database or PostgREST refuses, and says why.
public struct PostgrestError: Error, Codable, Equatable, Sendable {
  public let detail: String?
  public let hint: String?
  /// A state of SQL as `42501`, a code of PostgREST as `PGRST116`, or the function's own.
  public let code: String?
  public let message: String

  public init(detail: String? = nil, hint: String? = nil, code: String? = nil, message: String) {
    self.detail = detail
    self.hint = hint
    self.code = code
    self.message = message
  }

  /// - Returns: `nil` where the body is none of an error.
  init?(_ body: Data) {
    guard let error = try? JSONDecoder().decode(Self.self, from: body) else { return nil }
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
