// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIMotion
public import SwiftUICore

extension ViewModifier {
  @available(*, unavailable, message: "Strata does not have ViewModifier.animation(_:) yet; docs/ledgers/parity.md lists what is there")
  public func animation(_ animation: Animation?) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ViewModifier.concat(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func concat<T>(_ modifier: T) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have ViewModifier.transaction(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { fatalError() }
}

extension VisualEffect {
  @available(*, unavailable, message: "Strata does not have VisualEffect.colorEffect(_:isEnabled:): shaders are programs in Metal, which a browser does not run")
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have VisualEffect.distortionEffect(_:maxSampleOffset:isEnabled:): shaders are programs in Metal, which a browser does not run")
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have VisualEffect.layerEffect(_:maxSampleOffset:isEnabled:): shaders are programs in Metal, which a browser does not run")
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { fatalError() }
}
