// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUICollections
public import StrataSwiftUIDrawing
public import SwiftUICore

extension Font {
  @available(*, unavailable, message: "Strata does not have Font.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init<CTFont>(_ font: CTFont) { fatalError() }
}

extension ForEach {
  @available(*, unavailable, message: "Strata does not have ForEach.init(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(_ data: Data) where ID == Data.Element.ID, Data.Element: Identifiable, Content == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have ForEach.init(sections:content:) yet; docs/ledgers/parity.md lists what is there")
  public init<Sections>(sections view: Sections, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == [Int], ID == Int, Content: View { fatalError() }
}

extension Form {
  @available(*, unavailable, message: "Strata does not have Form.init(_:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(_ configuration: FormStyleConfiguration) where Content == Never { fatalError() }
}
