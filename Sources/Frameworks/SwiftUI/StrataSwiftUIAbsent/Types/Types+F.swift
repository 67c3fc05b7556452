// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have FileDocumentConfiguration: a browser has no documents that stay open as files; fileImporter and fileExporter read and save them")
public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL? { get { fatalError() } set { fatalError() } }
  public var isEditable: Bool { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have FittedPresentationSizing yet; docs/ledgers/parity.md lists what is there")
public struct FittedPresentationSizing: PresentationSizing {}

@available(*, unavailable, message: "Strata does not have FixedTextVariant yet; docs/ledgers/parity.md lists what is there")
public struct FixedTextVariant: TextVariantPreference {}

@available(*, unavailable, message: "Strata does not have FocusedBinding yet; docs/ledgers/parity.md lists what is there")
@propertyWrapper public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { fatalError() }
  public var projectedValue: Any { fatalError() }
  public var wrappedValue: Value? { get { fatalError() } nonmutating set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have FocusedObject yet; docs/ledgers/parity.md lists what is there")
@MainActor @propertyWrapper public struct FocusedObject<ObjectType> {
  @MainActor @dynamicMemberLookup public struct Wrapper {
    public subscript<Given1, Given2>(dynamicMember keyPath: ReferenceWritableKeyPath<Given1, Given2>) -> Any { fatalError() }
  }
  public init() where ObjectType == Never { fatalError() }
  public var projectedValue: Any { fatalError() }
  public var wrappedValue: ObjectType? { fatalError() }
}

@available(*, unavailable, message: "Strata does not have FocusedValue yet; docs/ledgers/parity.md lists what is there")
@propertyWrapper public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { fatalError() }
  public var wrappedValue: Value? { fatalError() }
}

@available(*, unavailable, message: "Strata does not have FocusedValueKey yet; docs/ledgers/parity.md lists what is there")
public protocol FocusedValueKey {}

@available(*, unavailable, message: "Strata does not have FocusedValues yet; docs/ledgers/parity.md lists what is there")
public struct FocusedValues {
  public subscript<Key>(key: Key.Type) -> Any { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have ForEachSectionCollection yet; docs/ledgers/parity.md lists what is there")
public struct ForEachSectionCollection<Content> {}

@available(*, unavailable, message: "Strata does not have FormPresentationSizing yet; docs/ledgers/parity.md lists what is there")
public struct FormPresentationSizing: PresentationSizing {}
