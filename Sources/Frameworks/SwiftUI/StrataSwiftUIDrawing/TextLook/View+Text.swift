public import Foundation
public import SwiftUICore

extension View {
  /// Sets the font of all text here.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.textAlignment, alignment)
  }

  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
