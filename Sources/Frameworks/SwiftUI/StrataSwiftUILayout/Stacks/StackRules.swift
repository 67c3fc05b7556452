import Foundation
import StrataRendering

/// The style rules of a stack that differ from the defaults.
struct StackRules {
  var spacing: CGFloat?
  var alignment: StyleRule.Alignment

  func rules(usual: StyleRule.Alignment) -> [StyleRule] {
    var rules: [StyleRule] = []
    if let spacing { rules.append(.spacing(spacing)) }
    if alignment != usual { rules.append(.alignItems(alignment)) }
    return rules
  }
}
