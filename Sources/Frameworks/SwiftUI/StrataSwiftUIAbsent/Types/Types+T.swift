// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import StrataSwiftUINavigation
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have TabBarOnlyTabViewStyle yet; docs/ledgers/parity.md lists what is there")
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TabBarPlacement yet; docs/ledgers/parity.md lists what is there")
public struct TabBarPlacement {
  static public var bottomBar: TabBarPlacement { fatalError() }
  static public var ornament: TabBarPlacement { fatalError() }
  static public var pageIndicator: TabBarPlacement { fatalError() }
  static public var sidebar: TabBarPlacement { fatalError() }
  static public var topBar: TabBarPlacement { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TabCustomizationBehavior yet; docs/ledgers/parity.md lists what is there")
public struct TabCustomizationBehavior {
  static public var automatic: TabCustomizationBehavior { fatalError() }
  static public var disabled: TabCustomizationBehavior { fatalError() }
  static public var reorderable: TabCustomizationBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TabPlacement yet; docs/ledgers/parity.md lists what is there")
public struct TabPlacement {
  static public var automatic: TabPlacement { fatalError() }
  static public var pinned: TabPlacement { fatalError() }
  static public var sidebarOnly: TabPlacement { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TabSearchActivation yet; docs/ledgers/parity.md lists what is there")
public struct TabSearchActivation {
  static public var automatic: TabSearchActivation { fatalError() }
  static public var searchTabSelection: TabSearchActivation { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TabViewBottomAccessoryPlacement yet; docs/ledgers/parity.md lists what is there")
public enum TabViewBottomAccessoryPlacement {
  case expanded
  case inline
}

@available(*, unavailable, message: "Strata does not have TabViewCustomization yet; docs/ledgers/parity.md lists what is there")
public struct TabViewCustomization {
  public init() { fatalError() }
  mutating public func resetSectionOrder() { fatalError() }
  mutating public func resetSectionOrder(for sectionID: String) { fatalError() }
  mutating public func resetVisibility() { fatalError() }
  public subscript(section id: String) -> TabViewCustomization.SectionCustomization { get { fatalError() } set { fatalError() } }
  public subscript(sectionID id: String) -> [String]? { fatalError() }
  public subscript(sidebarVisibility id: String) -> Visibility { get { fatalError() } set { fatalError() } }
  public subscript(tab id: String) -> TabViewCustomization.TabCustomization { get { fatalError() } set { fatalError() } }
  public struct SectionCustomization {
    mutating public func resetTabOrder() { fatalError() }
    public var tabOrder: [String]? { fatalError() }
  }
  public struct TabCustomization {
    public var sidebarVisibility: Visibility { get { fatalError() } set { fatalError() } }
    public var tabBarVisibility: Visibility { fatalError() }
  }
}

@available(*, unavailable, message: "Strata does not have TableColumnCustomization yet; docs/ledgers/parity.md lists what is there")
public struct TableColumnCustomization<RowValue> {
  public init() where RowValue == Never { fatalError() }
  mutating public func resetOrder() { fatalError() }
  public subscript(visibility id: String) -> Visibility { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have TableColumnCustomizationBehavior yet; docs/ledgers/parity.md lists what is there")
public struct TableColumnCustomizationBehavior: OptionSet {
  public var rawValue: Int { fatalError() }
  public init(rawValue: Int) { fatalError() }
  static public var all: TableColumnCustomizationBehavior { fatalError() }
  public init() { fatalError() }
  static public var reorder: TableColumnCustomizationBehavior { fatalError() }
  static public var resize: TableColumnCustomizationBehavior { fatalError() }
  static public var visibility: TableColumnCustomizationBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TableColumnForEach yet; docs/ledgers/parity.md lists what is there")
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content> {}

@available(*, unavailable, message: "Strata does not have TableHeaderRowContent yet; docs/ledgers/parity.md lists what is there")
public struct TableHeaderRowContent<Value, Content> {}

@available(*, unavailable, message: "Strata does not have TableOutlineGroupContent yet; docs/ledgers/parity.md lists what is there")
public struct TableOutlineGroupContent<Data> {}

extension Text {
  @available(*, unavailable, message: "Strata does not have Text.AlignmentStrategy yet; docs/ledgers/parity.md lists what is there")
  public struct AlignmentStrategy {
    static public var `default`: Text.AlignmentStrategy { fatalError() }
    static public var layoutBased: Text.AlignmentStrategy { fatalError() }
    static public var writingDirectionBased: Text.AlignmentStrategy { fatalError() }
  }
}

extension Text {
  @available(*, unavailable, message: "Strata does not have Text.Layout yet; docs/ledgers/parity.md lists what is there")
  public struct Layout {
    public var isTruncated: Bool { fatalError() }
    public struct CharacterIndex {}
    public struct DrawingOptions: OptionSet {
      public var rawValue: Int { fatalError() }
      public init(rawValue: Int) { fatalError() }
      static public var disablesSubpixelQuantization: Text.Layout.DrawingOptions { fatalError() }
    }
    public struct Line {
      public var origin: CGPoint { get { fatalError() } set { fatalError() } }
      public var typographicBounds: Text.Layout.TypographicBounds { fatalError() }
    }
    public struct Run {
      public var characterIndices: [Text.Layout.CharacterIndex] { fatalError() }
      public var layoutDirection: LayoutDirection { fatalError() }
      public subscript<T>(key: T.Type) -> T? { fatalError() }
      public var typographicBounds: Text.Layout.TypographicBounds { fatalError() }
    }
    public struct RunSlice {
      public var characterIndices: [Text.Layout.CharacterIndex] { fatalError() }
      public init<Given1: Comparable>(run: Text.Layout.Run, indices: Range<Given1>) { fatalError() }
      public var run: Text.Layout.Run { get { fatalError() } set { fatalError() } }
      public subscript<T>(key: T.Type) -> T? { fatalError() }
      public var typographicBounds: Text.Layout.TypographicBounds { fatalError() }
    }
    public struct TypographicBounds {
      public var ascent: CGFloat { get { fatalError() } set { fatalError() } }
      public var descent: CGFloat { get { fatalError() } set { fatalError() } }
      public init() { fatalError() }
      public var leading: CGFloat { get { fatalError() } set { fatalError() } }
      public var origin: CGPoint { get { fatalError() } set { fatalError() } }
      public var rect: CGRect { fatalError() }
      public var width: CGFloat { get { fatalError() } set { fatalError() } }
    }
  }
}

extension Text {
  @available(*, unavailable, message: "Strata does not have Text.LayoutKey yet; docs/ledgers/parity.md lists what is there")
  public struct LayoutKey {
    public struct AnchoredLayout {
      public var layout: Text.Layout { get { fatalError() } set { fatalError() } }
      public var origin: Any { get { fatalError() } set { fatalError() } }
    }
  }
}

extension Text {
  @available(*, unavailable, message: "Strata does not have Text.WritingDirectionStrategy yet; docs/ledgers/parity.md lists what is there")
  public struct WritingDirectionStrategy {
    static public var `default`: Text.WritingDirectionStrategy { fatalError() }
    static public var layoutBased: Text.WritingDirectionStrategy { fatalError() }
    static public var contentBased: Text.WritingDirectionStrategy { fatalError() }
  }
}

@available(*, unavailable, message: "Strata does not have TextAttribute yet; docs/ledgers/parity.md lists what is there")
public protocol TextAttribute {}

@available(*, unavailable, message: "Strata does not have TextInputDictationActivation yet; docs/ledgers/parity.md lists what is there")
public struct TextInputDictationActivation {
  static public var onLook: TextInputDictationActivation { fatalError() }
  static public var onSelect: TextInputDictationActivation { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TextInputDictationBehavior yet; docs/ledgers/parity.md lists what is there")
public struct TextInputDictationBehavior {
  static public var automatic: TextInputDictationBehavior { fatalError() }
  static public func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TextProxy yet; docs/ledgers/parity.md lists what is there")
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TextRenderer yet; docs/ledgers/parity.md lists what is there")
public protocol TextRenderer {}

@available(*, unavailable, message: "Strata does not have TextSelection yet; docs/ledgers/parity.md lists what is there")
public struct TextSelection {
  public var affinity: TextSelectionAffinity { fatalError() }
  public var indices: TextSelection.Indices { get { fatalError() } set { fatalError() } }
  public init(insertionPoint: String.Index) { fatalError() }
  public init<Given1: Comparable>(range: Range<Given1>) { fatalError() }
  public init<Given1: Comparable>(ranges: RangeSet<Given1>) { fatalError() }
  public var isInsertion: Bool { fatalError() }
  public enum Indices {
    case multiSelection(RangeSet<Int>)
    case selection(Range<Int>)
  }
}

@available(*, unavailable, message: "Strata does not have TextSelectionAffinity yet; docs/ledgers/parity.md lists what is there")
public enum TextSelectionAffinity {
  case automatic
  case downstream
  case upstream
}

@available(*, unavailable, message: "Strata does not have TextVariantPreference yet; docs/ledgers/parity.md lists what is there")
public protocol TextVariantPreference {}

@available(*, unavailable, message: "Strata does not have TimeDataSource yet; docs/ledgers/parity.md lists what is there")
public struct TimeDataSource<Value> {
  static public var currentDate: Any { fatalError() }
  static public func dateRange(endingAt date: Date) -> Any { fatalError() }
  static public func dateRange(startingAt date: Date) -> Any { fatalError() }
  static public func durationOffset(to date: Date) -> Any { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ToolbarCustomizationBehavior yet; docs/ledgers/parity.md lists what is there")
public struct ToolbarCustomizationBehavior {
  static public var `default`: ToolbarCustomizationBehavior { fatalError() }
  static public var disabled: ToolbarCustomizationBehavior { fatalError() }
  static public var reorderable: ToolbarCustomizationBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ToolbarCustomizationOptions yet; docs/ledgers/parity.md lists what is there")
public struct ToolbarCustomizationOptions: OptionSet {
  public var rawValue: Int { fatalError() }
  public init(rawValue: Int) { fatalError() }
  static public var alwaysAvailable: ToolbarCustomizationOptions { fatalError() }
}

@available(*, unavailable, message: "Strata does not have ToolbarLabelStyle yet; docs/ledgers/parity.md lists what is there")
public struct ToolbarLabelStyle {
  static public var automatic: ToolbarLabelStyle { fatalError() }
}

@available(*, unavailable, message: "Strata does not have TypesettingLanguage yet; docs/ledgers/parity.md lists what is there")
public struct TypesettingLanguage {
  static public var automatic: TypesettingLanguage { fatalError() }
  static public func explicit(_ language: Locale.Language) -> TypesettingLanguage { fatalError() }
}
