// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUIFiles
public import SwiftUICore
public import UniformTypeIdentifiers

@available(*, unavailable, message: "Strata does not have NewDocumentButton: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct NewDocumentButton<Label>: View {
  public typealias Body = Never
  public init(_ label: Text? = nil, contentType: UTType? = nil) where Label == Never { fatalError() }
  public init(_ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL? = { nil }) where Label == Never { fatalError() }
  public init<D>(_ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }) where D: FileDocument, Label == Never { fatalError() }
}
