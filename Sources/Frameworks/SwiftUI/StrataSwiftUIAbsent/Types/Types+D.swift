// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import CoreTransferable
public import Foundation
public import StrataSwiftUIApp
public import StrataSwiftUIDrawing
public import SwiftUICore
public import UniformTypeIdentifiers

@available(*, unavailable, message: "Strata does not have DefaultDocumentGroupLaunchActions yet; docs/ledgers/parity.md lists what is there")
public struct DefaultDocumentGroupLaunchActions: View {
  public typealias Body = Never
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DefaultFocusEvaluationPriority yet; docs/ledgers/parity.md lists what is there")
public struct DefaultFocusEvaluationPriority {
  static public var automatic: DefaultFocusEvaluationPriority { fatalError() }
  static public var userInitiated: DefaultFocusEvaluationPriority { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DialogSeverity yet; docs/ledgers/parity.md lists what is there")
public struct DialogSeverity {
  static public var automatic: DialogSeverity { fatalError() }
  static public var critical: DialogSeverity { fatalError() }
  static public var standard: DialogSeverity { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DisclosureTableRow yet; docs/ledgers/parity.md lists what is there")
public struct DisclosureTableRow<Label, Content> {
  public init<Value>(_ value: Value, isExpanded: Any? = nil, content: @escaping () -> Content) where Label == Never { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DismissBehavior yet; docs/ledgers/parity.md lists what is there")
public struct DismissBehavior {
  static public var destructive: DismissBehavior { fatalError() }
  static public var interactive: DismissBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DismissWindowAction yet; docs/ledgers/parity.md lists what is there")
@MainActor public struct DismissWindowAction {
  public func callAsFunction() { fatalError() }
  public func callAsFunction(id: String) { fatalError() }
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable { fatalError() }
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DocumentBaseBox: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public protocol DocumentBaseBox {}

@available(*, unavailable, message: "Strata does not have DocumentConfiguration: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct DocumentConfiguration {
  public var fileURL: URL? { fatalError() }
  public var isEditable: Bool { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DocumentGroup: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct DocumentGroup<Document, Content>: Scene {
  public typealias Body = Never
  nonisolated public init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) { fatalError() }
  nonisolated public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DocumentGroupLaunchScene: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct DocumentGroupLaunchScene<Actions>: Scene {
  public typealias Body = Never
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View) { fatalError() }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  nonisolated public init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions) where B: ShapeStyle { fatalError() }
  nonisolated public init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle { fatalError() }
  nonisolated public init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle { fatalError() }
  nonisolated public init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DocumentLaunchGeometryProxy: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct DocumentLaunchGeometryProxy {
  public var frame: CGRect { get { fatalError() } set { fatalError() } }
  public var titleViewFrame: CGRect { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have DocumentLaunchView: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct DocumentLaunchView<Actions, DocumentView>: View {
  public typealias Body = Never
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  public init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) { fatalError() }
  public init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView) where B: ShapeStyle { fatalError() }
  public init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle { fatalError() }
  public init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle { fatalError() }
  public init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DoubleColumnNavigationViewStyle yet; docs/ledgers/parity.md lists what is there")
public struct DoubleColumnNavigationViewStyle {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DropDelegate: drag and drop is not there yet")
@MainActor public protocol DropDelegate {}

@available(*, unavailable, message: "Strata does not have DropInfo: drag and drop is not there yet")
public struct DropInfo {
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { fatalError() }
  public func hasItemsConforming(to types: [String]) -> Bool { fatalError() }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { fatalError() }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { fatalError() }
  public var location: CGPoint { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DropOperation: drag and drop is not there yet")
public enum DropOperation {
  case cancel
  case copy
  case forbidden
  case move
}

@available(*, unavailable, message: "Strata does not have DropProposal: drag and drop is not there yet")
public struct DropProposal {
  public init(operation: DropOperation) { fatalError() }
  public var operation: DropOperation { fatalError() }
}

@available(*, unavailable, message: "Strata does not have DropSession: drag and drop is not there yet")
public struct DropSession {}
