// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIApp
public import StrataSwiftUIDrawing
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have WidgetConfiguration: a browser has no home screen that shows widgets")
extension WidgetConfiguration {
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.backgroundTask(_:action:): a browser has no home screen that shows widgets")
  nonisolated public func backgroundTask<R>(_ task: BackgroundTask, action: @escaping (Any) async -> R) -> Self where R: Sendable { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.configurationDisplayName(_:): a browser has no home screen that shows widgets")
  public func configurationDisplayName(_ displayName: Text) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.containerBackgroundRemovable(_:): a browser has no home screen that shows widgets")
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.contentMarginsDisabled(): a browser has no home screen that shows widgets")
  public func contentMarginsDisabled() -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.description(_:): a browser has no home screen that shows widgets")
  public func description(_ description: Text) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.disfavoredLocations(_:for:): a browser has no home screen that shows widgets")
  public func disfavoredLocations<WidgetLocation, WidgetFamily>(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.onBackgroundURLSessionEvents(matching:_:): a browser has no home screen that shows widgets")
  public func onBackgroundURLSessionEvents(matching matchingBlock: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.promptsForUserConfiguration(): a browser has no home screen that shows widgets")
  public func promptsForUserConfiguration() -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.supplementalActivityFamilies(_:): a browser has no home screen that shows widgets")
  public func supplementalActivityFamilies<ActivityFamily>(_ families: [ActivityFamily]) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have WidgetConfiguration.supportedFamilies(_:): a browser has no home screen that shows widgets")
  public func supportedFamilies<WidgetFamily>(_ families: [WidgetFamily]) -> Self { fatalError() }
}

extension WindowGroup {
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:for:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<Any>) -> C) where D: Decodable, D: Encodable, D: Hashable, C: View, Content == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:for:content:defaultValue:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<D, C>(_ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<Any>) -> C, defaultValue: @escaping () -> D) where D: Decodable, D: Encodable, D: Hashable, C: View, Content == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:id:content:) yet; docs/ledgers/parity.md lists what is there")
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:id:for:content:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<D, C>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<Any>) -> C) where D: Decodable, D: Encodable, D: Hashable, C: View, Content == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:id:for:content:defaultValue:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init<D, C>(_ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<Any>) -> C, defaultValue: @escaping () -> D) where D: Decodable, D: Encodable, D: Hashable, C: View, Content == Never { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:id:makeContent:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(_:makeContent:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(id:makeContent:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
  @available(*, unavailable, message: "Strata does not have WindowGroup.init(makeContent:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
}
