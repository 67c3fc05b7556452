// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import CoreTransferable
public import StrataSwiftUICollections
public import SwiftUICore
public import UniformTypeIdentifiers

extension DynamicTableRowContent {
  @available(*, unavailable, message: "Strata does not have DynamicTableRowContent.dropDestination(for:action:): drag and drop is not there yet")
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have DynamicTableRowContent.onInsert(of:perform:): drag and drop is not there yet")
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { fatalError() }
}

extension DynamicTypeSize {
  @available(*, unavailable, message: "Strata does not have DynamicTypeSize.init(_:) yet; docs/ledgers/parity.md lists what is there")
  public init?<UIContentSizeCategory>(_ uiSizeCategory: UIContentSizeCategory) { fatalError() }
}

extension DynamicViewContent {
  @available(*, unavailable, message: "Strata does not have DynamicViewContent.dropDestination(for:action:): drag and drop is not there yet")
  nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have DynamicViewContent.onInsert(of:perform:): drag and drop is not there yet")
  nonisolated public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { fatalError() }
}
