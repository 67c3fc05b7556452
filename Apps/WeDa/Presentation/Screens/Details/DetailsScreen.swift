import SwiftUI
import WeDaDomain

/// The weather of one place, as a page of any tab's stack.
struct DetailsScreen: View {
  @State private var model: DetailsViewModel
  /// The further data, loaded after the forecast.
  @State private var more: MoreViewModel
  @State private var models: ModelsViewModel
  /// A Boolean value that indicates whether a shared page uses the reader's settings instead of
  /// those of the link.
  @State private var usesOwn = false
  @Environment(SettingsViewModel.self) private var settings
  @Environment(LocationViewModel.self) private var location
  @Environment(\.locale) private var locale
  @Environment(\.placeNames) private var names
  private let shared: SharedLink?
  private let isHere: Bool
  private let useCases: any WeDaUseCases
  @State private var isStatusShown = false

  /// Creates the page of a place.
  ///
  /// - Parameters:
  ///   - known: The place and its weather, if they are known already; `nil` to resolve the slug.
  ///   - text: The text of a shared link; `nil` if the page was not shared.
  init(
    slug: String, known: KnownWeather? = nil, shared text: String? = nil,
    _ useCases: any WeDaUseCases
  ) {
    shared = text.map(SharedLink.init)
    isHere = false
    self.useCases = useCases
    _model = State(
      initialValue: DetailsViewModel(
        slug: slug, known: known, day: shared?.view.day, useCases))
    _more = State(initialValue: MoreViewModel(useCases))
    _models = State(initialValue: ModelsViewModel(useCases))
  }

  /// Creates the page of the weather at the device's position.
  init(here useCases: any WeDaUseCases) {
    shared = nil
    isHere = true
    self.useCases = useCases
    _model = State(initialValue: DetailsViewModel(here: useCases))
    _more = State(initialValue: MoreViewModel(useCases))
    _models = State(initialValue: ModelsViewModel(useCases))
  }

  var body: some View {
    page
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { starButton }
        ToolbarItem(placement: .primaryAction) {
          PlaceMenu(
            place: model.state.place, sharedView: sharedView, showStatus: showStatus)
        }
      }
      .handlesExternalEvents(preferring: [], allowing: model.state.isNowhere ? [] : ["*"])
      .refreshable { await model.send(.refreshed) }
      .task(id: reloadKey) {
        await model.send(.sourceNamed(settings.state.sourceChanges))
        await model.send(.appeared)
      }
      .task(id: model.state.receivedAt) { loadMore() }
      .renews(model)
      .failureAlert(Words.Details.Star.failed, model.state.failure) { send(.failureDismissed) }
      .sheet(isPresented: $isStatusShown) { status }
      .tellsNames(of: [model.state.place].compactMap(\.self))
      .environment(\.locale, shownLocale)
      .environment(\.layoutDirection, shownLocale.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private var page: some View {
    DetailsPage(
      state: model.state, settings: shown, banner: banner, more: more, models: models
    ) { send($0) }
  }

  /// Loads the further data of a new report. This work has a separate task, since a first page
  /// waits for the tasks of its views.
  private func loadMore() {
    // A place without a name is the device's position, which no shared memory may learn.
    guard model.state.receivedAt != nil, let report = model.state.report.value,
      !report.place.name.isEmpty
    else { return }
    Task { await more.send(.shown(report)) }
  }

  /// An action that shows the status of the data; `nil` as long as there is no weather.
  private var showStatus: (@MainActor () -> Void)? {
    guard model.state.report.value != nil else { return nil }
    return { isStatusShown = true }
  }

  private var status: some View {
    StatusSheet(
      screen: StatusScreen(
        useCases, settings: shown, report: model.state.report.value, more: more, models: models)
    ) { isStatusShown = false }
  }

  /// The title of the page: the place's name, once it is known.
  private var title: Text {
    if let place = model.state.place, !place.name.isEmpty {
      return Text(verbatim: names?.name(of: place, in: shownLocale) ?? place.englishName)
    }
    return Text(isHere ? Words.Location.Here.title : Words.Search.Screen.title)
  }

  private var starButton: some View {
    Button {
      send(.starPressed)
    } label: {
      Image(systemName: model.state.isFavorite ? "star.fill" : "star")
    }
    // A place without a name cannot be a favourite: it would reveal the device's position.
    .disabled(model.state.place?.name.isEmpty ?? true)
    .accessibilityLabel(Text(Words.Details.Star.label))
    .accessibilityAddTraits(model.state.isFavorite ? [.isSelected] : [])
    .accessibilityIdentifier(UITestIDs.Details.star)
  }

  /// The key of the page's task. For the device's position, it also changes when the person allows
  /// its use.
  private var reloadKey: [Int] {
    [
      settings.state.sourceChanges, settings.state.keptChanges,
      isHere && location.state.isAllowed ? 1 : 0,
    ]
  }

  private func send(_ action: DetailsViewModel.Action) {
    if isHere, action == .refreshed, model.state.report.error == .location(.notAsked) {
      Task { await location.send(.offerPressed) }
    } else {
      Task { await model.send(action) }
    }
  }
}

// MARK: Sharing

extension DetailsScreen {
  /// The settings that a link to this page contains.
  private var sharedView: SharedView {
    SharedView(
      units: shown.units(in: locale.region?.identifier), clock: shown.clock,
      language: shownLocale.language.languageCode.flatMap {
        LanguageChoice(rawValue: $0.identifier)
      }
        ?? .english,
      day: model.state.openDays.min())
  }

  private var own: WeatherSettings { settings.state.settings }

  /// The settings of this page: those of the reader, overridden by those of the link.
  private var shown: WeatherSettings {
    guard let shared, !usesOwn else { return own }
    return shared.view.settings(over: own, region: locale.region?.identifier)
  }

  private var shownLocale: Locale { shown.language.locale(on: locale) }

  private var banner: SharedBanner? {
    guard let shared, !usesOwn else { return nil }
    let differs = shown != own && differsVisibly
    guard differs || !shared.problems.isEmpty || model.state.isWantedDayGone else { return nil }
    return SharedBanner(
      differs: differs, problems: shared.problems, isDayGone: model.state.isWantedDayGone,
      keep: keep, useOwn: { usesOwn = true })
  }

  /// A Boolean value that indicates whether the link changes anything visible.
  private var differsVisibly: Bool {
    shown.units(in: locale.region?.identifier) != own.units(in: locale.region?.identifier)
      || shown.clock != own.clock || shownLocale != locale
  }

  private func keep() {
    let chosen = shown
    Task {
      if let units = chosen.units { await settings.send(.unitsChosen(units)) }
      await settings.send(.clockChosen(chosen.clock))
      await settings.send(.languageChosen(chosen.language))
    }
  }
}
