import DesignKit
import Foundation
public import SwiftUI
import WeDaDomain

/// The root view of the app: five tabs, and the banner for demo data.
///
///     WindowGroup { WeDaRootView(useCases: DIContainer.real()) }
///
/// Each window has separate view models.
public struct WeDaRootView: View {
  private let useCases: any WeDaUseCases
  private let clock: any Clock<Duration>
  @State private var settings: SettingsViewModel
  @State private var location: LocationViewModel
  @State private var names: PlaceNamesViewModel
  @State private var tab = AppTab.search
  @State private var watch = KeptDataWatch()
  @State private var daylight: Daylight
  /// The browser's locale.
  @Environment(\.locale) private var deviceLocale
  @Environment(\.timeZone) private var zone

  /// Creates the root view.
  ///
  /// - Parameter useCases: The use cases that the screens call.
  public init(useCases: any WeDaUseCases) {
    self.init(useCases: useCases, clock: ContinuousClock())
  }

  /// Creates the root view with a clock, for tests.
  ///
  /// - Parameter clock: Measures the pause in typing before a search.
  init(useCases: any WeDaUseCases, clock: any Clock<Duration>) {
    self.useCases = useCases
    self.clock = clock
    _settings = State(initialValue: SettingsViewModel(useCases))
    _location = State(initialValue: LocationViewModel(useCases))
    _names = State(initialValue: PlaceNamesViewModel(useCases))
    _daylight = State(initialValue: Daylight(clock: clock))
  }

  public var body: some View {
    VStack(spacing: Space.none) {
      if settings.state.isDemo { DemoBanner(leave: leaveDemo) }
      TabView(selection: $tab) {
        SearchScreen(useCases, isChosen: tab == .search, clock: clock)
          .tabItem { AppTabLabel(tab: .search) }
          .tag(AppTab.search)
        FavoritesScreen(useCases, isChosen: tab == .favorites, clock: clock)
          .tabItem { AppTabLabel(tab: .favorites) }
          .tag(AppTab.favorites)
        MapScreen(useCases, isChosen: tab == .map, clock: clock)
          .tabItem { AppTabLabel(tab: .map) }
          .tag(AppTab.map)
        HistoryScreen(useCases, isChosen: tab == .history, clock: clock)
          .tabItem { AppTabLabel(tab: .history) }
          .tag(AppTab.history)
        SettingsScreen(useCases, isChosen: tab == .settings)
          .tabItem { AppTabLabel(tab: .settings) }
          .tag(AppTab.settings)
      }
    }
    .environment(settings)
    .environment(\.showDemo, ShowDemo(settings))
    .environment(location)
    .environment(\.placeNames, names)
    .environment(\.renewalClock, clock)
    .sheet(isPresented: isLocationAsked) {
      LocationSheet(state: location.state) { action in Task { await location.send(action) } }
    }
    .alert(Text(Words.Forget.done), isPresented: isForgottenTold) {
      Button(role: .cancel) {
        Task { await settings.send(.forgottenDismissed) }
      } label: {
        Text(Words.App.Button.dismiss)
      }
      .accessibilityIdentifier(UITestIDs.Backup.dismissNotice)
    } message: {
      Text(Words.Forget.elsewhere)
    }
    .environment(\.locale, locale)
    .environment(\.layoutDirection, locale.isRightToLeft ? .rightToLeft : .leftToRight)
    .preferredColorScheme(scheme)
    .onChange(of: course, initial: true) { _, course in daylight.follow(course) }
    .task { await settings.send(.appeared) }
    .onAppear { watch.begin(useCases.watchKeptData) { await take($0) } }
    .onDisappear {
      watch.end()
      daylight.follow(nil)
    }
    .task(id: settings.state.sourceChanges) {
      await location.send(.sourceNamed(settings.state.sourceChanges))
      await location.send(.appeared)
    }
  }

  /// Reloads what another window changed.
  private func take(_ change: KeptChange) async {
    await settings.send(.changedElsewhere(change))
    if change.parts.contains(.location) { await location.send(.appeared) }
  }

  private var isLocationAsked: Binding<Bool> {
    Binding(
      get: { location.state.isSheetShown },
      set: { isShown in if !isShown { Task { await location.send(.sheetClosed) } } })
  }

  private var isForgottenTold: Binding<Bool> {
    Binding(
      get: { settings.state.isForgottenElsewhere },
      set: { isShown in if !isShown { Task { await settings.send(.forgottenDismissed) } } })
  }

  /// The chosen appearance; `nil` leaves it to the system.
  private var scheme: ColorScheme? {
    switch settings.state.settings.appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    case .sun: daylight.isDark ? .dark : .light
    }
  }

  /// The course of the sun that the appearance follows, at the device's place if that is known;
  /// `nil` if the appearance does not follow the sun.
  private var course: Daylight.Course? {
    guard settings.state.settings.appearance == .sun else { return nil }
    let place = location.state.isAllowed ? location.state.weather.value?.place : nil
    return Daylight.Course(place: place?.coordinate, zone: zone)
  }

  /// An action that returns to real weather; `nil` unless a person chose demo data.
  private var leaveDemo: (@MainActor () -> Void)? {
    guard settings.state.status?.isDemoChosen == true else { return nil }
    return { Task { await settings.send(.demoChosen(false)) } }
  }

  /// The locale of the chosen language in the browser's region.
  private var locale: Locale { settings.state.settings.language.locale(on: deviceLocale) }
}

/// The name and the icon of a tab.
private struct AppTabLabel: View {
  let tab: AppTab

  var body: some View {
    Label {
      Text(tab.title)
    } icon: {
      Image(systemName: tab.icon)
    }
    .accessibilityIdentifier(UITestIDs.App.tab(tab.rawValue))
  }
}
