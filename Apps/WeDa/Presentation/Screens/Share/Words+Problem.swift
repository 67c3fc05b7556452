import Foundation
import WeDaDomain

extension Words.Share.Problem {
  /// Returns the message for an invalid value of a link.
  static func sentence(_ problem: InvalidValue) -> LocalizedStringResource {
    switch problem.rule {
    case SharedView.Rule.length: long
    case SharedView.Rule.name: unknown(problem.field)
    case SharedView.Rule.day: date(problem.value, problem.rule)
    default: message(problem.field, problem.value, problem.rule)
    }
  }
}
