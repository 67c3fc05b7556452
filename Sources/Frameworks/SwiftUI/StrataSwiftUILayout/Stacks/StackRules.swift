import Foundation
import StrataRendering

/// What a stack says about its children, where it differs from the usual.
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
