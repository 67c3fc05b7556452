// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIDrawing

extension Path {
  @available(*, unavailable, message: "Strata does not have Path.cgPath yet; docs/ledgers/parity.md lists what is there")
  public var cgPath: Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.intersection(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.lineIntersection(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.lineSubtraction(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.normalized(eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func normalized(eoFill: Bool = true) -> Path { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.subtracting(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.symmetricDifference(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }
  @available(*, unavailable, message: "Strata does not have Path.union(_:eoFill:) yet; docs/ledgers/parity.md lists what is there")
  public func union(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PresentationSizing yet; docs/ledgers/parity.md lists what is there")
extension PresentationSizing {
  @available(*, unavailable, message: "Strata does not have PresentationSizing.fitted(horizontal:vertical:) yet; docs/ledgers/parity.md lists what is there")
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have PresentationSizing.sticky(horizontal:vertical:) yet; docs/ledgers/parity.md lists what is there")
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { fatalError() }
}

@available(*, unavailable, message: "Strata does not have AutomaticPresentationSizing yet; docs/ledgers/parity.md lists what is there")
extension PresentationSizing where Self == AutomaticPresentationSizing {
  @available(*, unavailable, message: "Strata does not have PresentationSizing.automatic yet; docs/ledgers/parity.md lists what is there")
  static public var automatic: AutomaticPresentationSizing { fatalError() }
}

@available(*, unavailable, message: "Strata does not have FittedPresentationSizing yet; docs/ledgers/parity.md lists what is there")
extension PresentationSizing where Self == FittedPresentationSizing {
  @available(*, unavailable, message: "Strata does not have PresentationSizing.fitted yet; docs/ledgers/parity.md lists what is there")
  static public var fitted: FittedPresentationSizing { fatalError() }
}

@available(*, unavailable, message: "Strata does not have FormPresentationSizing yet; docs/ledgers/parity.md lists what is there")
extension PresentationSizing where Self == FormPresentationSizing {
  @available(*, unavailable, message: "Strata does not have PresentationSizing.form yet; docs/ledgers/parity.md lists what is there")
  static public var form: FormPresentationSizing { fatalError() }
}

@available(*, unavailable, message: "Strata does not have PagePresentationSizing yet; docs/ledgers/parity.md lists what is there")
extension PresentationSizing where Self == PagePresentationSizing {
  @available(*, unavailable, message: "Strata does not have PresentationSizing.page yet; docs/ledgers/parity.md lists what is there")
  static public var page: PagePresentationSizing { fatalError() }
}
