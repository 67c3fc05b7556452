import Foundation

/// A value bound to a statement. Values never become part of a statement's text.
package enum SQLValue: Hashable, Sendable {
  case text(String)
  case json(Data)
  case bytes(Data)
  case real(Double)
  case integer(Int)
  case null
}
