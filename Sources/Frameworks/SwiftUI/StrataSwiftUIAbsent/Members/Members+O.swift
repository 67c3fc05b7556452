// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUICollections

extension OutlineGroup {
  @available(*, unavailable, message: "Strata does not have OutlineGroup.init(_:children:) yet; docs/ledgers/parity.md lists what is there")
  public init<Given1, Given2>(_ data: Data, children: KeyPath<Given1, Given2>) where ID == Never, Parent == Never, Leaf == Never, Subgroup == Never { fatalError() }
}
