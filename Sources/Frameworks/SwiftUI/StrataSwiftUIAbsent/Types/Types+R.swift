// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have ReferenceFileDocument: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public protocol ReferenceFileDocument {}

@available(*, unavailable, message: "Strata does not have ReferenceFileDocumentConfiguration: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
@MainActor public struct ReferenceFileDocumentConfiguration<Document> {
  public var document: Document { get { fatalError() } set { fatalError() } }
  public var fileURL: URL? { get { fatalError() } set { fatalError() } }
  public var isEditable: Bool { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have RenameAction yet; docs/ledgers/parity.md lists what is there")
public struct RenameAction {
  public func callAsFunction() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have RenameButton yet; docs/ledgers/parity.md lists what is there")
public struct RenameButton<Label>: View {
  public typealias Body = Never
  public init() where Label == Never { fatalError() }
}
