import Foundation

/// A value bound to a statement. Values never become part of a statement's text.
enum SQLValue: Sendable {
  case text(String)
  case json(Data)
  case bytes(Data)
  case real(Double)
  case integer(Int)
}
